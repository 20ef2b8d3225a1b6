import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatAmount } from '@/lib/i18n/format';

type Limits = { min: number; max: number };

/** A typed number; limits are checked on blur. */
export function useNumber(id: string, initial: string, { min, max }: Limits) {
  const t = useTranslations('tools');
  const [text, setText] = useState(initial);
  const [isLeft, setIsLeft] = useState(false);
  const digits = text.replaceAll(/[,\s]/g, '');
  const number = /^\d{1,9}(\.\d)?$/.test(digits) ? Number(digits) : undefined;
  const value = number !== undefined && number >= min && number <= max ? number : undefined;
  const isWrong = isLeft && digits !== '' && value === undefined;
  return {
    value,
    field: {
      id,
      name: id,
      value: text,
      inputMode: 'decimal',
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => setText(target.value),
      onBlur: () => setIsLeft(true),
      error: isWrong ? t('range', { min: formatAmount(min), max: formatAmount(max) }) : undefined,
    },
  } as const;
}
