import type { Locale } from '@/lib/i18n/locales';
import type { Caller } from '@/lib/server/auth/caller';
import type { StaffActor } from '@/lib/server/auth/staffSession';

/** A service's input; the HTTP request and response stay in the API layer. */
export type ApiRequest<Input> = {
  input: Input;
  caller: Caller;
  requestId: string;
  now: Date;
  locale: Locale;
  idempotencyKey?: string;
  /** Set when the endpoint requires a staff permission. */
  staff?: StaffActor;
};
