import type { Telling } from '@/hooks/claims/useTelling';

export type AnswerProps = { id: string; label: string; error: string | undefined; telling: Telling };
