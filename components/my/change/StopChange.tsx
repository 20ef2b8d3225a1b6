import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useStopChange } from '@/hooks/my/useStopChange';
import { brand } from '@/lib/brand';
import { api, paths } from '@/lib/config/paths';
import styles from './Change.module.css';

const ways = { number: api.myNumberObjection, account: api.myAccountObjection };

/** Stops a change of number or bank account. It takes a press, since programs open links by themselves. */
export function StopChange({ of, token }: { of: keyof typeof ways; token: string }) {
  const t = useTranslations(`change.${of}.stop`);
  const toMy = useTranslations('change')('toMy');
  const { state, stop } = useStopChange(ways[of], token);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      {state.is === 'failed' && (
        <Note kind="bad" role="alert">
          {state.message ?? t('failed')}
        </Note>
      )}
      {state.is === 'stopped' ? (
        <>
          <Note kind="good" role="status">
            {t('done')}
          </Note>
          <p className={styles.ways}>
            <ButtonLink href={paths.my}>{toMy}</ButtonLink>
          </p>
        </>
      ) : (
        <p className={styles.ways}>
          <Button kind="go" size="big" busy={state.is === 'busy'} onClick={() => void stop()}>
            {t('action')}
          </Button>
        </p>
      )}
      <p className="small">
        {t.rich('help', {
          phone: brand.helplineCustomerCare,
          call: (number) => <a href={`tel:${brand.helplineCustomerCare}`}>{number}</a>,
        })}
      </p>
    </div>
  );
}
