import type { Ref } from 'react';
import { OTP_DIGITS } from '@/lib/domain/verify/otp.data';
import { digits } from './dateParts';
import type { FieldTexts } from './Field';
import { TextField } from './TextField';

type Props = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A single input, so that SMS autofill and pasting "123 456" work. */
export function OtpField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      onChange={({ target }) => onChange(digits(target.value, OTP_DIGITS))}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
