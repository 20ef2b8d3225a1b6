import type { StaffRole } from '@/lib/domain/desk/permissions';

export const TALK_TOPICS = ['newPolicy', 'policy', 'claim'] as const;
export type TalkTopic = (typeof TALK_TOPICS)[number];

/** `away` means that the customer left the queue by leaving the page; their words still wait for an answer. */
export const TALK_STATUSES = ['waiting', 'talking', 'away', 'closed'] as const;
export type TalkStatus = (typeof TALK_STATUSES)[number];

/** Events have their place among the lines of words. */
export type TalkLineKind = 'customer' | 'staff' | 'taken' | 'handedOn' | 'released' | 'closed';

export type TalkContact = { name?: string; mobileNumber?: string; email?: string };

export const LONGEST_TALK_MESSAGE = 2_000;
/** The most lines of customer and staff. A full talk can still be taken, handed on and closed. */
export const MOST_TALK_LINES = 500;

export const isWords = (kind: TalkLineKind) => kind === 'customer' || kind === 'staff';

/** The most files of both sides together. */
export const MOST_TALK_FILES = 20;
export const LONGEST_FILE_NAME = 120;

/** The browser makes the id, so that a repeat is recognised. */
export const TALK_ID = /^[0-9a-f]{32}$/;

/** The topics whose talks a role answers. Claims tell of illnesses, which salespeople must not read. */
export function talksFor(role: StaffRole): readonly TalkTopic[] {
  if (role === 'claims') return ['claim'];
  return role === 'telecaller' || role === 'supervisor' ? ['newPolicy', 'policy'] : [];
}

/** Whether a role may take a talk over from the person who has it. */
export const mayTakeOver = (role: StaffRole) => role === 'supervisor';
