import { useLocale, useTranslations } from 'next-intl';
import { UnopenedNote } from '@/components/common/bill/UnopenedNote';
import { Check } from '@/components/common/form/Check';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { showPart } from '@/hooks/common/showPart';
import { useToasts } from '@/hooks/common/useToasts';
import { useKeptLimit } from '@/hooks/renewals/useKeptLimit';
import { useBackFromBank, useMandate } from '@/hooks/renewals/useMandate';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import type { MandateDto, RenewalDto } from '@/lib/domain/renewals/contract';
import { MANDATE_LIMIT } from '@/lib/domain/renewals/mandate';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Mandate.module.css';

type Props = { own: OwnRenewal; renewal: RenewalDto };

const TITLE = 'mandate';

/**
 * Offers to renew by itself. It is off unless it is ticked, and the price is the same. Who comes back from the bank
 * finds it shown, since its answer stands here.
 */
export function Mandate({ own, renewal }: Props) {
  const t = useTranslations('renewals.mandate');
  const { mandate, policyNumber } = renewal;
  const toasts = useToasts();
  const act = useMandate(policyNumber, own.reload);
  useBackFromBank(policyNumber, TITLE);
  const end = async () => {
    if (!(await act.end())) return;
    toasts.say(t('ended'));
    showPart(TITLE);
  };
  return (
    <section className={styles.mandate} aria-labelledby={TITLE}>
      <h2 id={TITLE}>{t('title')}</h2>
      {mandate?.status === 'active' ? (
        <Given mandate={mandate} isBusy={act.isBusy} onEnd={end} />
      ) : (
        <Offer act={act} renewal={renewal} onEnd={end} />
      )}
    </section>
  );
}

type OfferProps = { act: ReturnType<typeof useMandate>; renewal: RenewalDto; onEnd: () => Promise<void> };

function Offer({ act, renewal, onEnd }: OfferProps) {
  const t = useTranslations('renewals.mandate');
  const { mandate, price, choices, policyNumber } = renewal;
  const offered = String(mandate?.limit ?? usualLimit(price, choices));
  const { limit: typed, isWanted, type } = useKeptLimit(policyNumber, offered);
  const limit = Number(typed);
  const isLimit = Number.isInteger(limit) && limit >= MANDATE_LIMIT.least && limit <= MANDATE_LIMIT.most;
  const range = { least: formatMoney(MANDATE_LIMIT.least), most: formatMoney(MANDATE_LIMIT.most) };
  return (
    <>
      {mandate && (
        <Note kind="warn">
          {t('asked')}{' '}
          <button type="button" className="link" disabled={act.isBusy} onClick={() => void onEnd()}>
            {t('notAsked')}
          </button>
        </Note>
      )}
      <Check
        label={t('tick')}
        hint={t('tickHint')}
        checked={isWanted}
        onChange={({ target }) => type({ isWanted: target.checked })}
      />
      {isWanted && (
        <>
          <TextField
            label={t('limit')}
            prefix="₹"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => type({ limit: target.value.replaceAll(/\D/g, '') })}
            hint={t('limitHint')}
            error={isLimit ? undefined : t('limitError', range)}
          />
          {act.isUnanswered && <UnopenedNote />}
          <Button kind="act" disabled={!isLimit} busy={act.isBusy} onClick={() => void act.give(limit)}>
            {t('give')}
          </Button>
          <p className="tiny">{t('proof')}</p>
        </>
      )}
    </>
  );
}

/** The limit that is offered first, in whole thousands, with some room for a birthday. */
function usualLimit({ prices }: RenewalDto['price'], { tenure }: RenewalDto['choices']): number {
  const price = prices[tenure - 1]?.priceAfterTax ?? 0;
  const roomy = Math.ceil((price * 1.5) / 1_000) * 1_000;
  return Math.min(Math.max(roomy, MANDATE_LIMIT.least), MANDATE_LIMIT.most);
}

type GivenProps = { mandate: MandateDto; isBusy: boolean; onEnd: () => Promise<void> };

function Given({ mandate, isBusy, onEnd }: GivenProps) {
  const t = useTranslations('renewals.mandate');
  const locale = useLocale();
  const { limit, notice, isTried } = mandate;
  const isToDebit = notice?.kind === 'debit' && !isTried;
  return (
    <>
      <p>{t('given', { limit: formatMoney(limit) })}</p>
      {isToDebit && (
        <Note kind="good">
          {t('debit', { amount: formatMoney(notice.amount), date: formatDate(notice.debitOn, locale) })}
        </Note>
      )}
      {notice && notice.kind !== 'debit' && (
        <Note kind="warn">{t(notice.kind, { amount: formatMoney(notice.amount) })}</Note>
      )}
      {isTried && <Note>{t('tried')}</Note>}
      <Button kind="line" busy={isBusy} onClick={() => void onEnd()}>
        {t('end')}
      </Button>
    </>
  );
}
