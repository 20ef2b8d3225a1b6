import { useLocale, useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { Tag } from '@/components/common/ui/Tag';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './Outbox.module.css';

const icons: Record<Channel, IconName> = { sms: 'sms', whatsapp: 'whatsapp', email: 'mail' };

export function OutboxMessage({ message }: { message: OutboxMessageDto }) {
  const t = useTranslations('outbox');
  const locale = useLocale();
  const { channel, to, purpose, text, link, at } = message;
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <Icon name={icons[channel]} />
        <b>{t(`channel.${channel}`)}</b>
        <span className="num">{to}</span>
        <Tag>{purpose}</Tag>
        <time dateTime={at}>{`${formatDateOf(at, locale)} ${formatTimeOf(at)}`}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {link && (
        <a className="link" href={link}>
          {link}
        </a>
      )}
    </li>
  );
}
