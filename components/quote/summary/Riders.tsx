import { useTranslations } from 'next-intl';
import { usePrice, type PriceQuery } from '@/hooks/quote/usePrice';
import { RIDER_FACTS, ridersOf, type RiderKey } from '@/lib/domain/plans/riders.data';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Riders.module.css';

type Props = {
  query: Omit<PriceQuery, 'riders'>;
  chosen: readonly string[];
  onChange: (riders: readonly string[]) => void;
};

/** The riders' keys in bill lines. */
const namesInBill = {
  'safeguard-plus': 'safeguardPlus',
  'hospital-cash': 'hospitalCash',
  'personal-accident': 'personalAccident',
  'shorter-wait': 'shorterWait',
  'smart-health': 'smartHealth',
} as const satisfies Record<RiderKey, string>;

type RiderProps = { rider: RiderKey; price: number; isChosen: boolean; onToggle: () => void };

function Rider({ rider, price, isChosen, onToggle }: RiderProps) {
  const t = useTranslations('quote.summary');
  const texts = useTranslations('plans.riders');
  return (
    <li className={isChosen ? `card ${styles.chosen}` : 'card'}>
      <div className={styles.choice}>
        <input
          id={`rider-${rider}`}
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-describedby={`rider-${rider}-text`}
        />
        <label htmlFor={`rider-${rider}`}>
          <b>{texts(`${rider}.name`)}</b>
        </label>
        <small id={`rider-${rider}-text`}>{texts(`${rider}.text`, RIDER_FACTS[rider])}</small>
      </div>
      <p>
        <b className="num">+ {formatMoney(price)}</b> <small>{t('aYear')}</small>
      </p>
    </li>
  );
}

/** Riders with their price for one year; nothing for a plan without riders. */
export function Riders({ query, chosen, onChange }: Props) {
  const t = useTranslations('quote.summary');
  const offered = ridersOf(query.product ?? '');
  const { data, error } = usePrice({ ...query, riders: offered }, offered.length > 0);
  if (error !== undefined || !data) return null;
  const priceOf = (key: RiderKey) =>
    data.breakdown.find((line) => line.key === 'rider' && line.values?.rider === namesInBill[key])?.amount;
  const toggle = (key: RiderKey) =>
    onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <section aria-labelledby="riders" className="noPrint">
      <h2 id="riders" className={styles.title}>
        {t('riders')}
      </h2>
      <p className={styles.lead}>{t('ridersLead')}</p>
      <ul className={styles.list}>
        {offered.map((key) => {
          const price = priceOf(key);
          if (price === undefined) return null;
          return (
            <Rider
              key={key}
              rider={key}
              price={price}
              isChosen={chosen.includes(key)}
              onToggle={() => toggle(key)}
            />
          );
        })}
      </ul>
    </section>
  );
}
