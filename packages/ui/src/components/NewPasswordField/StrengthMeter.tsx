import { type ControlMessages, defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './NewPasswordField.css.ts';
import { type PasswordStrength, passwordStrengths } from './password-strength.ts';

/** The strength of a password, as bars and as text. An empty field has none. */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const messages = useWords(defaultControlMessages);
  const reached = strength ? passwordStrengths.indexOf(strength) : -1;
  return (
    <div className={css.meter}>
      <span className={css.bars} aria-hidden="true">
        {passwordStrengths.map((step, index) => (
          <span key={step} className={css.bar(strength && index <= reached ? { tone: tones[strength] } : {})} />
        ))}
      </span>
      <span role="status" className={css.words}>
        {strength && messages.passwordStrength(messages[names[strength]])}
      </span>
    </div>
  );
}

const tones = { weak: 'danger', fair: 'warning', good: 'success', strong: 'success' } as const;

const names = {
  weak: 'strengthWeak',
  fair: 'strengthFair',
  good: 'strengthGood',
  strong: 'strengthStrong',
} as const satisfies Record<PasswordStrength, keyof ControlMessages>;
