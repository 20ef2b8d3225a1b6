import { Icon } from '@/components/common/ui/Icon';

/** The head of a part that opens, which its arrow shows. */
export function FoldHead({ title, text }: { title: string; text: string }) {
  return (
    <summary>
      <b>{title}</b>
      <Icon name="chevron" size="small" />
      <small>{text}</small>
    </summary>
  );
}
