import { TextField, type TextFieldProps } from './TextField';

/** No maxLength: the schema normalises pasted numbers with country code and spaces. */
export function MobileField(props: Omit<TextFieldProps, 'prefix' | 'suffix' | 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="tel"
      prefix="+91"
      maxLength={undefined}
    />
  );
}
