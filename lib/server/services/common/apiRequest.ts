import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/auth/caller';
import type { StaffActor } from '@/lib/server/auth/staffSession';

/** What a service is given. It never sees the request or the response. */
export type ApiRequest<Input> = {
  input: Input;
  caller: Caller;
  requestId: string;
  now: Date;
  locale: Locale;
  idempotencyKey?: string;
  /** Where the endpoint asks for a permission, whoever of the staff has it. */
  staff?: StaffActor;
};
