import type { PaperRefusal, PaperType } from '@/lib/domain/papers/paperLimits.data';

export type Found = { type: PaperType; pages: number } | { refused: PaperRefusal };

export const refused = (reason: PaperRefusal): Found => ({ refused: reason });
