import { SignIn } from '../../../parts/sign-in/SignIn.tsx';

/** Everybody's door. */
export const Page = () => <SignIn />;
