import { useDownload } from '@/hooks/common/useDownload';

type Props = { path: string; name: string; label: string; failed: string };

export function OpenPaper({ path, name, label, failed }: Props) {
  const { state, download } = useDownload(path, name);
  return (
    <>
      <button type="button" className="link" aria-busy={state === 'busy'} onClick={() => void download()}>
        {label}
      </button>
      {state === 'failed' && <small role="alert">{failed}</small>}
    </>
  );
}
