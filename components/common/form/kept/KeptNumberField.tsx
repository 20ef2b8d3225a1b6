import { useTranslations } from 'next-intl';
import { isMasked, shownEnd, typedOver } from '@/lib/domain/common/keptNumbers';
import { TextField, type TextFieldProps } from '@/components/common/form/TextField';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onValue: (value: string) => void;
};

/** Shows a saved number's last digits only, to be retyped as a whole. The page must load the `verify` texts. */
export function KeptNumberField({ value, hint, onValue, ...field }: Props) {
  const t = useTranslations('verify');
  return (
    <TextField
      {...field}
      value={value}
      hint={isMasked(value) ? t('keptNumber', { end: shownEnd(value) }) : hint}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onValue(typedOver(value, target.value))}
    />
  );
}
