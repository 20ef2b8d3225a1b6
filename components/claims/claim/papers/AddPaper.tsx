import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { type Paper, PAPERS } from '@/lib/domain/claims/papers.data';
import styles from '@/components/claims/claim/Claim.module.css';

type Props = { onChosen: (kind: Paper, files: readonly File[]) => void };

export function AddPaper({ onChosen }: Props) {
  const t = useTranslations('claim.papers');
  const names = useTranslations('claimPapers');
  const [kind, setKind] = useState<Paper>();
  const here = useRef<HTMLDivElement>(null);

  /** The pressed button is unmounted, so the focus moves to what replaced it. */
  const show = (next: Paper | undefined) => {
    flushSync(() => setKind(next));
    here.current?.querySelector<HTMLElement>('select, button')?.focus();
  };

  return (
    <div ref={here} className={kind && styles.add}>
      {kind ? (
        <>
          <Select
            label={t('addKind')}
            options={PAPERS.map((value) => ({ value, label: names(value) }))}
            value={kind}
            onChange={({ target }) => setKind(target.value as Paper)}
          />
          <ChooseFile
            labels={{ camera: t('camera'), file: t('file') }}
            paper={t('for', { paper: names(kind) })}
            onChosen={(files) => {
              if (files.length === 0) return;
              onChosen(kind, files);
              show(undefined);
            }}
          />
          <button type="button" className="link" onClick={() => show(undefined)}>
            {t('cancel')}
          </button>
        </>
      ) : (
        <Button kind="line" icon="plus" onClick={() => show('other')}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
