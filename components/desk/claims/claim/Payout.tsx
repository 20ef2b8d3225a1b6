import { useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { type ClaimWork, useClaimWork } from '@/hooks/desk/claims/useClaimWork';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from '@/components/desk/claims/Claims.module.css';
import { useMoment } from '@/components/desk/claims/sayTime';
import { Part } from './Part';

type Props = { claim: DeskClaimDto; work: ClaimWork; renew: () => Promise<unknown> };

/** The worker makes payouts; somebody at the desk who waits for one can ask the bank at once. */
export function Payout({ claim: { payout, payouts, isOwnAccount }, work, renew }: Props) {
  const t = useTranslations('deskClaims.payout');
  const sayMoment = useMoment();
  const { isBusy, failure, send } = useClaimWork(renew);
  if (!payout && payouts.length === 0) return null;
  const sayState = ({ state, waitsUntil, waitsFor }: NonNullable<typeof payout>) => {
    if (waitsFor && state !== 'failed') return t(`waitsFor.${waitsFor}`);
    return waitsUntil ? t('waits', { at: sayMoment(waitsUntil) }) : t(state);
  };
  return (
    <Part title={t('title')}>
      <div role="status">
        <ul className={styles.list}>
          {payouts.map(({ bankReference, rupees, at, payee, account }) => (
            <li key={bankReference}>
              <span>
                {t.rich('paid', {
                  amount: formatMoney(rupees),
                  reference: bankReference,
                  at: sayMoment(at),
                  number: onOneLine,
                })}{' '}
                {t(`to.${payee}`, { account: account ?? '' })}
              </span>
            </li>
          ))}
          {payout && <li>{sayState(payout)}</li>}
          {payout?.askedAt && <li className="tiny">{t('askedAt', { at: sayMoment(payout.askedAt) })}</li>}
        </ul>
      </div>
      {failure && (
        <Note kind="warn" role="alert">
          {failure.message}
        </Note>
      )}
      {payout && (
        <Button
          kind="line"
          size="dense"
          icon="turn"
          busy={isBusy}
          onClick={() => void send(work.checkPayout)}
        >
          {t('check')}
        </Button>
      )}
      {payout && isTurnOfPerson(payout) && (
        <Order
          isAgain={payout.state === 'failed'}
          isOwn={isOwnAccount === true}
          isBusy={isBusy}
          onOrder={() => void send(work.payAgain)}
        />
      )}
    </Part>
  );
}

function isTurnOfPerson({ state, waitsFor }: NonNullable<DeskClaimDto['payout']>): boolean {
  return state === 'failed' || waitsFor === 'colleague';
}

type OrderProps = { isAgain: boolean; isOwn: boolean; isBusy: boolean; onOrder: () => void };

/** Has the money sent. A colleague of the person who entered the account must do it. */
function Order({ isAgain, isOwn, isBusy, onOrder }: OrderProps) {
  const t = useTranslations('deskClaims.payout');
  const account = useTranslations('deskClaims.account');
  if (isOwn) return <Note kind="plain">{account('own')}</Note>;
  return (
    <>
      <p className="small">{t(isAgain ? 'againLead' : 'orderLead')}</p>
      <Button kind="act" size="dense" busy={isBusy} onClick={onOrder}>
        {t(isAgain ? 'again' : 'order')}
      </Button>
    </>
  );
}
