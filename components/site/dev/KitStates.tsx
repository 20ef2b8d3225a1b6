import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Note } from '@/components/common/ui/states/Note';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { PriceWorking } from '@/components/common/bill/PriceWorking';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import styles from './Kit.module.css';
import { KitSection } from './KitSection';

const statuses: readonly SaveStatus[] = [
  { state: 'saved', at: '2026-11-20T05:12:00.000Z' },
  { state: 'saving' },
  { state: 'retrying' },
  { state: 'retrying', isKept: true },
];

const notes = [
  { kind: 'plain', text: 'You told us of no office cover. Alone, this leaves the first ₹5 lakh to you.' },
  { kind: 'good', text: 'Held in your bank, not taken.' },
  { kind: 'warn', text: 'It was ₹12,488, it is ₹13,487: you added Safeguard+.' },
  { kind: 'bad', text: 'The payment failed. Nothing was debited.' },
] as const;

const faces = [
  {
    kind: 'empty',
    title: 'No plan fits yet',
    text: 'All six begin at 18. Add an adult and the prices appear.',
    action: 'Add an adult',
  },
  {
    kind: 'error',
    title: 'We could not price this',
    text: 'The problem is on our side, and your answers are safe. Try again.',
    action: 'Try again',
  },
  {
    kind: 'offline',
    title: 'You are offline',
    text: 'You can keep filling in the form. We save it as soon as you are online again.',
    action: undefined,
  },
] as const;

export function KitStates({ price }: { price: PriceDto }) {
  return (
    <>
      <KitSection
        title="The bill"
        about="Particulars and amounts, zero lines shown, the arithmetic open. A line just added is tinted."
      >
        <div className={styles.pair}>
          <PriceBill
            price={price}
            emblem="reassure"
            about="2 adults, 1 child"
            newLines={['rider']}
            withoutWorking
          />
          <PriceWorking breakdown={price.breakdown} open />
        </div>
      </KitSection>
      <KitSection
        title="Save state and notices"
        about="Every form shows its state; every change of price says what was, what is, and why."
      >
        <div className={styles.row}>
          {statuses.map((status) => (
            <SaveState key={JSON.stringify(status)} status={status} />
          ))}
        </div>
        {notes.map(({ kind, text }) => (
          <Note key={kind} kind={kind}>
            {text}
          </Note>
        ))}
      </KitSection>
      <KitSection title="Loading, empty, error, offline" about="The skeleton has the size of what comes.">
        <div className={styles.pair}>
          <Skeleton
            label="Working out 6 prices"
            lines={[{ width: '60%' }, {}, {}, { width: '80%', height: '3rem' }]}
          />
          {faces.map(({ kind, title, text, action }) => (
            <Face
              key={kind}
              kind={kind}
              title={title}
              action={action && <Button kind="line">{action}</Button>}
            >
              {text}
            </Face>
          ))}
        </div>
      </KitSection>
    </>
  );
}
