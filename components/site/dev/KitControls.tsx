import { useState } from 'react';
import { Check } from '@/components/common/form/Check';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { MobileField } from '@/components/common/form/MobileField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { Button } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Seg } from '@/components/common/ui/Seg';
import { Tag } from '@/components/common/ui/Tag';
import styles from './Kit.module.css';
import { KitSection } from './KitSection';

const texts = {
  kinds: [
    { kind: 'go', label: 'Pay ₹12,488' },
    { kind: 'act', label: 'Quick Buy' },
    { kind: 'line', label: 'Compare 2 plans' },
    { kind: 'bad', label: 'Delete my details' },
  ],
  sizes: [
    { size: 'big', label: 'Big, 52' },
    { size: 'medium', label: 'Medium, 48' },
    { size: 'small', label: 'Small, 44' },
    { size: 'dense', label: 'Dense, 36 (staff)' },
  ],
  busy: 'Sending the code…',
  off: 'Continue',
  tags: ['New plan', 'Top-up'],
  best: 'Best fit',
} as const;

const families = ['1 adult', '2 adults', '2 adults, 1 child'];
const years = [
  { value: '1', label: '1 year' },
  { value: '2', label: '2 years', note: 'keep ₹937' },
  { value: '3', label: '3 years', note: 'keep ₹2,810' },
];

export function KitControls() {
  const [family, setFamily] = useState<string | undefined>(families[2]);
  const [term, setTerm] = useState('1');
  const [born, setBorn] = useState('1992-06-14');
  const [answer, setAnswer] = useState<boolean | undefined>(true);
  return (
    <>
      <KitSection
        title="Buttons"
        about="Marigold once a screen, and it says what happens next. Indigo acts. Outline asks."
      >
        <p className={styles.row}>
          {texts.kinds.map(({ kind, label }) => (
            <Button key={kind} kind={kind} iconAfter={kind === 'go' ? 'arrow' : undefined}>
              {label}
            </Button>
          ))}
          <Button busy>{texts.busy}</Button>
          <Button kind="go" disabled>
            {texts.off}
          </Button>
        </p>
        <p className={styles.row}>
          {texts.sizes.map(({ size, label }) => (
            <Button key={size} kind="line" size={size}>
              {label}
            </Button>
          ))}
        </p>
      </KitSection>
      <KitSection
        title="Fields"
        about="Label above, help below, the error in words. Nothing is told by colour alone."
      >
        <div className={styles.fields}>
          <MobileField label="Mobile number" hint="We call only if you press Start." />
          <MobileField label="Mobile number" defaultValue="98123" error="Please enter valid mobile number" />
          <TextField
            label="Policy number"
            defaultValue="SK-000000 (sample)"
            disabled
            hint="Set when you chose the plan"
          />
          <TextField label="Weight" suffix="kg" inputMode="decimal" />
          <Select
            label="City"
            options={[{ value: 'pune', label: 'Pune' }]}
            hint="Sets the zone, and so the price"
          />
          <DateOfBirthField
            label="Date of birth"
            value={born}
            onChange={setBorn}
            hint="34 years: band 31 to 35"
          />
          <YesNo
            label="Does she take medicine daily?"
            name="kit-medicine"
            value={answer}
            onChange={setAnswer}
          />
          <Check label="Offers by email (optional)" />
        </div>
        <ErrorSummary
          attempt={0}
          errors={[
            { fieldId: 'weight', message: 'Weight: enter 2 to 250 kg. Did you mean 64?' },
            { fieldId: 'medicine', message: 'Daily medicines: choose Yes or No' },
          ]}
        />
      </KitSection>
      <KitSection title="Choices" about="Chips for one of a few, segments for one of a row of amounts.">
        <Chips
          legend="Family"
          name="kit-family"
          value={family}
          onChange={setFamily}
          choices={families.map((value) => ({ value, label: value }))}
        />
        <Seg legend="Pay for" name="kit-years" value={term} onChange={setTerm} choices={years} />
        <p className={styles.row}>
          <Tag kind="marigold">{texts.best}</Tag>
          {texts.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      </KitSection>
    </>
  );
}
