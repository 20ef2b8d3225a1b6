import type { StaffRole } from '@/lib/domain/desk/permissions';

export const TALK_TOPICS = ['newPolicy', 'policy', 'claim'] as const;
export type TalkTopic = (typeof TALK_TOPICS)[number];

export const TALK_STATUSES = ['waiting', 'talking', 'closed'] as const;
export type TalkStatus = (typeof TALK_STATUSES)[number];

/** `taken`, `handedOn` and `closed` are no words, but have their place among them. */
export type TalkLineKind = 'customer' | 'staff' | 'taken' | 'handedOn' | 'closed';

export type TalkContact = { name?: string; mobileNumber?: string; email?: string };

export const LONGEST_TALK_MESSAGE = 2_000;
export const MOST_TALK_LINES = 500;

/** Made by the browser, so that a repeat is known. */
export const TALK_ID = /^[0-9a-f]{32}$/;

/** Whose talks a role answers: claims tell of illnesses, which who sells must not read. */
export function talksFor(role: StaffRole): readonly TalkTopic[] {
  if (role === 'claims') return ['claim'];
  return role === 'telecaller' || role === 'supervisor' ? ['newPolicy', 'policy'] : [];
}
