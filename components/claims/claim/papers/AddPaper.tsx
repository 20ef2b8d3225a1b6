import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { ChooseFile } from '@/components/papers/ChooseFile';
import { type Paper, PAPERS } from '@/lib/domain/claims/papers.data';
import styles from '../Claim.module.css';

type Props = { onChosen: (kind: Paper, files: readonly File[]) => void };

export function AddPaper({ onChosen }: Props) {
  const t = useTranslations('claim.papers');
  const names = useTranslations('claimPapers');
  const [kind, setKind] = useState<Paper>();
  if (!kind) {
    return (
      <p>
        <Button kind="line" icon="plus" onClick={() => setKind('other')}>
          {t('add')}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.add}>
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
          setKind(undefined);
        }}
      />
      <button type="button" className="link" onClick={() => setKind(undefined)}>
        {t('cancel')}
      </button>
    </div>
  );
}
