/** Pages for everyone. */
export default {
  'public.title.logout': 'Abmelden',

  'public.login.adminHeading': 'Admin-Anmeldung bei {brand}',
  'public.login.wait': 'Erneut versuchen in {seconds, plural, one{# Sekunde} other{# Sekunden}}',
  'public.notFound.heading': 'Seite nicht gefunden',
  'public.notFound.text':
    'Unter dieser Adresse gibt es keine Seite. Sie wurde vielleicht verschoben, oder der Link enthält einen Tippfehler.',
  'public.notFound.textAt':
    'Unter {address} gibt es keine Seite. Sie wurde vielleicht verschoben, oder der Link enthält einen Tippfehler.',
  'public.notFound.home': 'Zur Übersicht',
  'public.notFound.login': 'Zur Anmeldung',
  'public.logout.heading': 'Sie werden abgemeldet',
} as const;
