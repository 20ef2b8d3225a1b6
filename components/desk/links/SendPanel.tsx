import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useOnline } from '@/hooks/common/useOnline';
import { useSending } from '@/hooks/desk/links/useSending';
import { usePanelKeys } from '@/hooks/desk/usePanelKeys';
import { useSentLinks } from '@/hooks/desk/links/useSentLinks';
import type { AdvisorTask } from '@/lib/domain/desk/drawer/advisorTask';
import type { LinkKind, LinkPreviewDto, LinksDto } from '@/lib/domain/desk/links';
import { LinkNote } from './LinkNote';
import { SendForm } from './SendForm';
import styles from './SendPanel.module.css';

/** After these refusals nothing is ever paid for the quote, so no form is offered. */
const OVER: readonly string[] = ['ALREADY_PAID', 'DECLINED'];
const whyOver = (preview: LinkPreviewDto | undefined) =>
  OVER.includes(preview?.refusal?.code ?? '') ? preview?.refusal?.message : undefined;

type PanelProps = { quoteId: string; task: AdvisorTask; onChanged: () => void };

/** Sends a quote's links, and shows what becomes of them. */
export function SendPanel({ onChanged, ...about }: PanelProps) {
  const t = useTranslations('deskLinks');
  const { data, error, mutate } = useSentLinks(about.quoteId);
  if (data) {
    const renew = () => {
      void mutate();
      onChanged();
    };
    return <Sending key={about.quoteId} {...about} links={data} onChanged={renew} />;
  }
  return (
    <section className={styles.panel} aria-label={t('title.payment')}>
      {error ? (
        <>
          <Note kind="bad" role="alert">
            {t('failed')}
          </Note>
          <Button kind="line" size="dense" onClick={() => void mutate()}>
            {t('again')}
          </Button>
        </>
      ) : (
        <Skeleton lines={[{ height: '14rem' }]} label={t('loading')} />
      )}
    </section>
  );
}

type Props = PanelProps & { links: LinksDto };

function Sending({ quoteId, task, links, onChanged }: Props) {
  const t = useTranslations('deskLinks');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = () => title.current?.focus();
  const sending = useSending({ quoteId, task }, links, onChanged);
  const { kind, isBusy, failure, said, cancel } = sending;
  const over = whyOver(sending.preview);
  const live = links.links.find(({ linkId }) => linkId === links.liveId);
  const replaced = live && live.state !== 'expired' && live.state !== 'paid' ? live.linkId : undefined;
  // The same place would otherwise hold the button that cancels the new link.
  const send = () => void sending.send().then((isOther) => isOther && toTitle());
  const shown = links.links.filter((link, at) => at === 0 || link === live);
  // If a live link would be cancelled, S only leads to the button and doesn't press it.
  usePanelKeys(panel, { s: { button: '[data-send] button', isPressed: !replaced } });
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="send-link">
      <h3 id="send-link" ref={title} tabIndex={-1}>
        {t(`title.${kind}`)}
      </h3>
      {shown.map((link) => (
        <LinkNote
          key={link.linkId}
          link={link}
          isLive={link === live}
          isBusy={isBusy}
          onCancel={() => void cancel(link.linkId).then((isDone) => isDone && toTitle())}
        />
      ))}
      {over === undefined ? (
        <Offer sending={sending} links={links} replaced={replaced} onSend={send} />
      ) : (
        <Note kind="plain" role="status">
          {over}
        </Note>
      )}
      <div role="status">{said && <Note kind="good">{said}</Note>}</div>
      {failure && (
        <Note kind="bad" role="alert">
          {failure}
        </Note>
      )}
      {over === undefined && (
        <Kinds
          kind={kind}
          links={links}
          onChoose={(next) => {
            sending.choose(next);
            toTitle();
          }}
        />
      )}
    </section>
  );
}

type OfferProps = Omit<ComponentProps<typeof SendForm>, 'offers'> & { links: LinksDto };

function Offer({ links, ...form }: OfferProps) {
  const t = useTranslations('deskLinks');
  const isOnline = useOnline();
  return (
    <>
      <p className="tiny">{t('sentToday', { sent: links.sentToday, most: links.mostADay })}</p>
      {!isOnline && (
        <Note kind="warn" role="status">
          {t('offline')}
        </Note>
      )}
      <SendForm {...form} offers={links.offers} />
    </>
  );
}

type KindsProps = { kind: LinkKind; links: LinksDto; onChoose: (kind: LinkKind) => void };

function Kinds({ kind, links, onChoose }: KindsProps) {
  const t = useTranslations('deskLinks');
  const offered: Record<LinkKind, boolean> = {
    payment: true,
    custom: links.offers.length > 0 && links.applicationId === undefined,
    application: links.applicationId !== undefined,
  };
  const others = (['payment', 'custom', 'application'] as const).filter(
    (each) => each !== kind && offered[each],
  );
  return (
    <p className={styles.ways}>
      {others.map((each) => (
        <button key={each} type="button" className="link" onClick={() => onChoose(each)}>
          {t(`kinds.${each}`)}
        </button>
      ))}
    </p>
  );
}
