import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { formatMoney } from '@/lib/i18n/format';
import { SendPanel } from '@/components/desk/links/SendPanel';
import type { QuoteHistory } from '@/hooks/desk/drawer/useQuoteHistory';
import { drawerActions } from '@/hooks/desk/drawer/drawerActions';
import { useRenewQuotes } from '@/hooks/desk/useLatestQuotes';
import type { DeskQuoteDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { planNameOf } from '@/lib/domain/plans/planName';
import { RevealNumber } from './RevealNumber';
import { CallWork } from './work/CallWork';
import { ConsentStrip } from './ConsentStrip';
import { History } from './History';
import { NoteForm } from './work/NoteForm';
import { PaymentRow } from './PaymentRow';
import { RelogStatus } from './RelogStatus';
import { Whereabouts } from './Whereabouts';

type Props = { shown: QuoteHistoryDto; history: QuoteHistory; staffId: string };

export function DrawerBody({ shown, history, staffId }: Props) {
  const { quote } = shown;
  const [called, setCalled] = useState<string>();
  const renewList = useRenewQuotes();
  const renew = () => {
    renewList();
    return history.renew();
  };
  const actions = drawerActions(quote.quoteId, renew);
  const newestPayment = shown.entries.find(({ kind }) => kind === 'payment')?.id;
  return (
    <>
      <Head quote={quote} />
      <RevealNumber
        quote={quote}
        onRevealed={(numberMark) => {
          setCalled(numberMark);
          void renew();
        }}
      />
      <ConsentStrip quote={quote} />
      <Whereabouts quote={quote} />
      <SendPanel quoteId={quote.quoteId} task={quote.task} onChanged={() => void renew()} />
      <CallWork
        quote={{ ...quote, numberMark: called ?? quote.numberMark }}
        staffId={staffId}
        actions={actions}
        onChanged={renew}
        onRevealed={setCalled}
      />
      <NoteForm quoteId={quote.quoteId} staffId={staffId} actions={actions} />
      <PaymentRow quoteId={quote.quoteId} version={newestPayment} actions={actions} />
      {quote.applicationId !== undefined && quote.submission && (
        <RelogStatus applicationId={quote.applicationId} submission={quote.submission} actions={actions} />
      )}
      <History shown={shown} staffId={staffId} more={history.more} />
    </>
  );
}

function Head({ quote }: { quote: DeskQuoteDto }) {
  const t = useTranslations('deskDrawer');
  const { name, quoteId, familyCombination, city, bill } = quote;
  const plan = planNameOf(quote);
  const about = [familyCombination, city, bill && formatMoney(bill.priceAfterTax)].filter(Boolean).join(', ');
  return (
    <div>
      <p className="tiny num">{[`SK-${quoteReference(quoteId)}`, plan].filter(Boolean).join(', ')}</p>
      <h2>{name || t('noNumber')}</h2>
      <p className="tiny num">{about}</p>
    </div>
  );
}
