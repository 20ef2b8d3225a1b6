import { TextField, type TextFieldProps } from './TextField';

/** No maximum length: a number pasted with its country code and spaces is put right by the schema. */
export function MobileField(props: Omit<TextFieldProps, 'prefix' | 'suffix' | 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel-national" {...props} type="tel" inputMode="tel" prefix="+91" />;
}
