import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useDeskSide } from '@/hooks/desk/useDeskSide';
import { StaffId } from '@/hooks/desk/useKeptTyped';
import { useQuoteFilter } from '@/hooks/desk/useQuoteFilter';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { DeskView } from './DeskView';
import { Drawer } from './drawer/Drawer';
import { KeptNotes } from './drawer/KeptNotes';
import { Find } from './Find';
import { MakeQuote } from './make/MakeQuote';
import type { PortsProps } from './ports/portsProps';
import { type View, Views, viewsOf } from './Views';

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('deskMake');
  const mayMake = isAllowed(staff.role, 'quotes.own');
  const views = viewsOf(staff.role);
  const [view, setView] = useState<View | undefined>(views[0]);
  const side = useDeskSide();
  const list = useQuoteFilter();
  const [caller, setCaller] = useState<Caller>();
  const makeFor = (of: Caller) => {
    setCaller(of);
    side.make();
  };
  const find = (q: string | undefined) => {
    setView('quotes');
    list.find(q);
  };
  return (
    <StaffId value={staff.staffId}>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        <Views views={views} view={view} onView={setView} />
        {isAllowed(staff.role, 'quotes.list') && <Find onFind={find} />}
        {mayMake && (
          <Button kind="ghost" size="dense" icon="plus" className={styles.make} onClick={side.make}>
            <span className={styles.word}>{t('open')}</span>
          </Button>
        )}
      </DeskHeader>
      <main
        id="main"
        className={side.opened || side.isMaking ? `${styles.desk} ${styles.split}` : styles.desk}
      >
        <div className={styles.list}>
          <KeptNotes staffId={staff.staffId} opened={side.opened} onOpen={side.open} />
          {view && (
            <DeskView
              view={view}
              staff={staff}
              list={list}
              side={side}
              onCalls={() => setView('calls')}
              onMake={makeFor}
            />
          )}
        </div>
        <Side side={side} staff={staff} mayMake={mayMake} caller={caller} />
      </main>
    </StaffId>
  );
}

type Caller = Parameters<PortsProps['onMake']>[0];
type SideProps = {
  side: ReturnType<typeof useDeskSide>;
  staff: StaffSessionDto;
  mayMake: boolean;
  caller: Caller | undefined;
};

function Side({ side, staff, mayMake, caller }: SideProps) {
  const [made, setMade] = useState<string>();
  return (
    <>
      {mayMake && (
        <MakeQuote
          key={made}
          isOpen={side.isMaking}
          caller={caller}
          onMade={(quoteId) => {
            setMade(quoteId);
            side.open(quoteId);
          }}
          onClose={side.close}
        />
      )}
      {side.opened && <Drawer quoteId={side.opened} staff={staff} onClose={side.close} />}
    </>
  );
}
