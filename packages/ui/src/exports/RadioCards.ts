export {
  RadioCard,
  type RadioCardColumns,
  type RadioCardProps,
  RadioCards,
  type RadioCardsProps,
  radioCardColumns,
} from '../components/RadioCards/RadioCards.tsx';
