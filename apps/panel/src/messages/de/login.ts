/** What the sign-in page says at first sight. */
export default {
  'login.title': 'Anmelden',
  'login.heading': 'Bei {brand} anmelden',
  'login.email': 'E-Mail',
  'login.password': 'Passwort',
  'login.remember': '30 Tage lang angemeldet bleiben',
  'login.forgot': 'Passwort vergessen?',
  'login.submit': 'Anmelden',
  'login.expired': 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.',
  'login.signedOut': 'Sie sind abgemeldet.',
  'login.signedOutHere':
    'Sie sind auf diesem Gerät abgemeldet. Das Panel hat nicht geantwortet, daher bleibt die Sitzung auf dem Server möglicherweise offen, bis sie abläuft.',
} as const;
