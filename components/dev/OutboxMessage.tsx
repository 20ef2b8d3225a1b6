import { useFormatter, useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Tag } from '@/components/ui/Tag';
import type { OutboxMessageDto } from '@/lib/domain/contract';
import type { Channel } from '@/lib/domain/otp.data';
import styles from './Outbox.module.css';

const icons: Record<Channel, IconName> = { sms: 'sms', whatsapp: 'whatsapp', email: 'mail' };

export function OutboxMessage({ message }: { message: OutboxMessageDto }) {
  const t = useTranslations('outbox');
  const format = useFormatter();
  const { channel, to, purpose, text, link, at } = message;
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <Icon name={icons[channel]} />
        <b>{t(`channel.${channel}`)}</b>
        <span className="num">{to}</span>
        <Tag>{purpose}</Tag>
        <time dateTime={at}>
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
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
