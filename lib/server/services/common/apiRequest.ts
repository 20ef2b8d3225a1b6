import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/auth/caller';
import type { StaffActor } from '@/lib/server/auth/staffSession';

export type ApiRequest<Input> = {
  input: Input;
  caller: Caller;
  requestId: string;
  now: Date;
  locale: Locale;
  idempotencyKey?: string;
  staff?: StaffActor;
};
