import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { MINUTE_MS } from '@/lib/domain/common/dates';
import type { DeskClaimRowDto } from '@/lib/domain/claims/desk/contract';
import styles from './Claims.module.css';
import { useDuration } from './sayTime';

type Promised = 'preauthorised' | 'approved' | 'paid' | 'appealAnswered';
const promised: readonly string[] = [
  'preauthorised',
  'approved',
  'paid',
  'appealAnswered',
] satisfies Promised[];

/** `now` is the server's time when it answered. */
export function DueMark({ due: { dueAt, dueFor }, now }: { due: DeskClaimRowDto; now: string }) {
  const t = useTranslations('deskClaims');
  const say = useDuration();
  if (!dueAt || !dueFor || !promised.includes(dueFor)) return undefined;
  const minutes = (Date.parse(dueAt) - Date.parse(now)) / MINUTE_MS;
  const what = t(`due.${dueFor as Promised}`);
  if (minutes >= 0) return t('left', { what, time: say(minutes) });
  return (
    <span className={styles.late}>
      <Icon name="alert" size="small" />
      {t('lateBy', { what, time: say(-minutes) })}
    </span>
  );
}
