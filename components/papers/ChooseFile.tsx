import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/common/ui/Button';
import styles from './Papers.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,application/pdf';
const WORD = '.doc,.docx';

type Props = {
  /** Labels of the two buttons; the second is offered where the device has a camera. */
  labels: { file: string; camera: string };
  /** Read out after the label, which alone doesn't say which paper it is. */
  paper: string;
  isFirst?: boolean;
  takesWord?: boolean;
  onChosen: (files: readonly File[]) => void;
};

export function ChooseFile({ labels, paper, isFirst, takesWord = false, onChosen }: Props) {
  return (
    <span className={styles.choose}>
      <span className={styles.camera}>
        <Chooser kind={isFirst ? 'go' : 'line'} icon="camera" accept="image/*" isCamera onChosen={onChosen}>
          {labels.camera}
          <span className="visuallyHidden">{paper}</span>
        </Chooser>
      </span>
      <Chooser kind="line" icon="paper" accept={takesWord ? `${TYPES},${WORD}` : TYPES} onChosen={onChosen}>
        {labels.file}
        <span className="visuallyHidden">{paper}</span>
      </Chooser>
    </span>
  );
}

type ChooserProps = {
  kind: 'go' | 'line';
  icon: 'camera' | 'paper';
  accept: string;
  isCamera?: boolean;
  onChosen: Props['onChosen'];
  children: ReactNode;
};

function Chooser({ kind, icon, accept, isCamera, onChosen, children }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} size="small" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // Emptied, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
