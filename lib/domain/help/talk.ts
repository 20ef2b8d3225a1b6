import type { StaffRole } from '@/lib/domain/desk/permissions';

export const TALK_TOPICS = ['newPolicy', 'policy', 'claim'] as const;
export type TalkTopic = (typeof TALK_TOPICS)[number];

/** `away`: its customer left the queue by leaving the page; the words wait for an answer. */
export const TALK_STATUSES = ['waiting', 'talking', 'away', 'closed'] as const;
export type TalkStatus = (typeof TALK_STATUSES)[number];

/** What is no words has its place among them. */
export type TalkLineKind = 'customer' | 'staff' | 'taken' | 'handedOn' | 'released' | 'closed';

export type TalkContact = { name?: string; mobileNumber?: string; email?: string };

export const LONGEST_TALK_MESSAGE = 2_000;
/** Of customer and staff: a talk that has them all can still be taken, handed on and closed. */
export const MOST_TALK_LINES = 500;

export const isWords = (kind: TalkLineKind) => kind === 'customer' || kind === 'staff';

/** Of both sides together. */
export const MOST_TALK_FILES = 20;
export const LONGEST_FILE_NAME = 120;

/** Made by the browser, so that a repeat is known. */
export const TALK_ID = /^[0-9a-f]{32}$/;

/** Whose talks a role answers: claims tell of illnesses, which who sells must not read. */
export function talksFor(role: StaffRole): readonly TalkTopic[] {
  if (role === 'claims') return ['claim'];
  return role === 'telecaller' || role === 'supervisor' ? ['newPolicy', 'policy'] : [];
}

/** Who takes a talk over from somebody who has it. */
export const mayTakeOver = (role: StaffRole) => role === 'supervisor';
