import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import type { LinkDto, LinkState } from '@/lib/domain/desk/links';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';

type Props = {
  link: LinkDto;
  isLive: boolean;
  isBusy: boolean;
  onCancel: () => void;
};

const looks: Partial<Record<LinkState, 'good' | 'bad'>> = { paid: 'good', failed: 'bad' };

/** Says what became of the newest link; a change is announced. */
export function LinkNote({ link, isLive, isBusy, onCancel }: Props) {
  const t = useTranslations('deskLinks');
  const locale = useLocale();
  const { state, opens, amount = 0, channel } = link;
  const at = link.sentAt ?? link.askedAt;
  const values = {
    time: formatTimeOf(at),
    day: formatDateOf(at, locale),
    opens,
    amount: formatMoney(amount),
    channel: t(`channels.${channel}`),
    reference: link.payment?.reference ?? '',
    opened: link.lastOpenedAt ? formatTimeOf(link.lastOpenedAt) : '',
    until: formatDateOf(link.validUntil, locale),
    number: onOneLine,
  };
  const isCancellable = (isLive && state !== 'paid') || state === 'pending_approval';
  return (
    <>
      <Note kind={looks[state] ?? 'warn'} role="status">
        {t.rich(`state.${state}`, values)}{' '}
        {state === 'cancelled' && link.payment && t.rich('paymentStays', values)}
      </Note>
      {isCancellable && (
        <Button kind="line" size="dense" busy={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
}
