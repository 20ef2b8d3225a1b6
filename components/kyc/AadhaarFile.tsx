import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import type { KycOnce } from '@/lib/domain/kyc/form';
import styles from './Kyc.module.css';

/** Keeps the base64 request within the API's body limit. */
const MAX_BYTES = 45_000;
const SAMPLE = new Uint8Array([80, 75, 3, 4]);

type Props = {
  id: string;
  error?: string;
  isSandbox: boolean;
  onChange: (given: Pick<KycOnce, 'aadhaarFile'>) => void;
};

/** The offline e-KYC file from UIDAI: read in the browser, sent once, never stored. */
export function AadhaarFile({ id, error, isSandbox, onChange }: Props) {
  const t = useTranslations('kyc');
  const [name, setName] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const hint = name ? t('fileChosen', { name }) : t('aadhaarFileHint');
  const wrong = isTooLarge ? t('fileTooLarge') : error;
  const ids = useFieldIds(id, { hint, error: wrong });
  const take = (bytes: Uint8Array, called: string) => {
    setIsTooLarge(false);
    setName(called);
    onChange({ aadhaarFile: toBase64(bytes) });
  };
  const refuse = () => {
    setIsTooLarge(true);
    setName('');
    onChange({ aadhaarFile: undefined });
  };
  return (
    <div className={styles.file}>
      <label htmlFor={ids.id}>{t('field.aadhaarFile')}</label>
      <input
        {...ids.aria}
        id={ids.id}
        type="file"
        accept=".zip,application/zip"
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file && file.size > MAX_BYTES) refuse();
          else if (file) take(new Uint8Array(await file.arrayBuffer()), file.name);
        }}
      />
      <FieldNotes ids={ids} hint={hint} error={wrong} />
      {isSandbox && (
        <button type="button" className="link" onClick={() => take(SAMPLE, 'sample.zip')}>
          {t('sampleFile')}
        </button>
      )}
    </div>
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
