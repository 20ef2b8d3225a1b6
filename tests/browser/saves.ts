export { giveUpSaves } from '@/lib/client/saving/waitingSaves';
