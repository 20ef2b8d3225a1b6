import { useTranslations } from 'next-intl';
import { DeskQueue } from '@/components/desk/DeskQueue';
import { api } from '@/lib/config/paths';
import type { DeskTalksDto } from '@/lib/domain/help/contract';
import { TalkCard } from './TalkCard';

/** Asking this often also tells the server that somebody is here. */
const WATCH_MS = 3_000;

/** Lists the talks that this role answers, the longest waiting first. */
export function Talks({ staffId }: { staffId: string }) {
  const t = useTranslations('deskTalks');
  return (
    <DeskQueue<DeskTalksDto>
      area="deskTalks"
      path={api.deskTalks}
      lead={t('lead')}
      emptyText={t('emptyText')}
      emptyDone={t('emptyDone')}
      watchMs={WATCH_MS}
      cardsOf={({ talks }) => talks.map((row) => <TalkCard key={row.talkId} row={row} staffId={staffId} />)}
    />
  );
}
