/** Toasts and dialogs. */
export default {
  'notices.done': 'Erledigt!',
  'notices.poof': 'Weg!',
  'notices.whoops': 'Hoppla!',
  'notices.uhOh': 'Oh je!',
  'notices.failed': 'Etwas ist schiefgegangen',
  'notices.unanswered':
    'Das Panel hat nicht geantwortet. Es ist daher nicht sicher, dass es die Anfrage erhalten hat. Die Karte zeigt, was daraus geworden ist, sobald das Panel wieder erreichbar ist.',
  'notices.server.started': 'Der Server wurde gestartet',
  'notices.server.stopped': 'Der Server wurde heruntergefahren',
  'notices.server.restarted': 'Der Server wurde neu gestartet',
  'notices.server.rebuilt': 'Der Server wurde neu aufgebaut',
  'notices.server.configReset.plex': 'Die Plex-Konfiguration wurde zurückgesetzt',
  'notices.server.configReset.emby': 'Die Emby-Konfiguration wurde zurückgesetzt',
  'notices.server.configReset.jellyfin': 'Die Jellyfin-Konfiguration wurde zurückgesetzt',
  'notices.server.updated': 'Der Server wurde aktualisiert',
  'notices.server.nodeRestarted': 'Der Node wurde neu gestartet',
  'notices.server.essDeployed': 'Die Zusatzdienste wurden bereitgestellt',
  'notices.server.remounted': 'Der Speicher wurde neu eingebunden',
  'notices.rebooting.title': 'Neustart …',
  'notices.rebooting.text': 'Bitte warten Sie, während der Node neu startet …',

  'notices.open': 'Öffnen',
  'notices.version.text':
    'Eine neue Version der App ist verfügbar. Bitte laden Sie die Seite neu, um die neueste Version zu verwenden.',
  'notices.version.refresh': 'Neu laden',
  'notices.pastDue.title': 'Zahlung für das Abonnement überfällig!',
  'notices.pastDue.text': 'Bezahlen Sie Ihre Rechnung, um eine Kündigung zu vermeiden',
  'notices.deployment.title': 'Neue Bereitstellung',
  'notices.deployment.text': '{name} ist bereit.',
  'notices.deletion.title': 'Server gelöscht',
  'notices.deletion.text': '{name} gibt es nicht mehr.',
} as const;
