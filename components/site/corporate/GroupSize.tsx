import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { GROUP_SIZE } from '@/lib/domain/group/group.data';
import { toGroupSize } from '@/lib/domain/group/groupBill';

type Props = { id: string; people: number; onChange: (people: number) => void };

/** A number box. Valid input counts while it is typed; on blur it is set to the nearest valid size. */
export function GroupSize({ id, people, onChange }: Props) {
  const t = useTranslations('group');
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      id={id}
      label={t('people')}
      inputMode="numeric"
      autoComplete="off"
      suffix={t('range', GROUP_SIZE)}
      value={typed ?? String(people)}
      onChange={({ target: { value } }) => {
        const digits = value.replaceAll(/\D/g, '').slice(0, 3);
        setTyped(digits);
        if (toGroupSize(Number(digits)) === Number(digits)) onChange(Number(digits));
      }}
      onBlur={() => {
        if (typed) onChange(toGroupSize(Number(typed)));
        setTyped(undefined);
      }}
    />
  );
}
