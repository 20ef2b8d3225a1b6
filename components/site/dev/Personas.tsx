import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { usePersonas } from '@/hooks/site/usePersonas';
import { KitSection } from './KitSection';

const says = {
  visitor: 'Nobody yet',
  halfWay: 'Half-way: welcomed back',
  choosing: 'A plan chosen, no number proven',
  declared: 'Health declared, identity next',
  toPay: 'About to pay',
  paid: 'Paid, application form next',
  insured: 'With a policy',
  claiming: 'With a claim',
  renewing: 'With a renewal that is due',
  travelling: 'With a trip that was bought',
} as const;
const words = {
  customers: 'Customers',
  walk: 'Each press signs this browser out and walks a new customer there, through the same calls as anybody.',
  staff: 'Staff of the desk',
  codes: 'With the code by SMS and, where the role asks for it, the app’s.',
};

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' });

/** In this order a customer comes from one persona to the next, except for the last two. */
export function Personas() {
  const { customers, staff, busy, failed } = usePersonas(says);
  const button = ({ name, become }: (typeof customers)[number]) => (
    <Button key={name} kind="line" busy={busy === name} onClick={become}>
      {name}
    </Button>
  );
  return (
    <>
      <KitSection title={words.customers} about={words.walk}>
        {customers.map(button)}
      </KitSection>
      <KitSection title={words.staff} about={words.codes}>
        {staff.map(button)}
      </KitSection>
      {failed !== undefined && (
        <div ref={bringIntoView}>
          <Note kind="bad" role="alert">
            {failed}
          </Note>
        </div>
      )}
    </>
  );
}
