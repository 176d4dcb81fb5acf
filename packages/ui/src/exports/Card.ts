export { Card, cardTones } from '../components/Card/Card.tsx';
export type { CardProps, CardTone } from '../components/Card/Card.tsx';
