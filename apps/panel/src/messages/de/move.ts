/** The move of servers to another node, for admins; loaded with its question. */
export default {
  'move.title': '{name} umziehen?',
  'move.titleMany': '{count, plural, one{# Server} other{# Server}} umziehen?',
  'move.text':
    'Alle Daten werden auf den anderen Node kopiert. Erst wenn der Server dort antwortet, wird er hier entfernt; geht etwas schief, bleibt er, wo er ist.',
  'move.node': 'Neuer Node',
  'move.nodeHelp': 'Ein Node, der ihn nicht aufnehmen kann, sagt warum.',
  'move.loading': 'Nodes werden gesucht',
  'move.bestText': 'Was am besten passt, wenn er an der Reihe ist.',
  'move.bestOfEach': 'Für jeden der beste Node',
  'move.bestOfEachText': 'Jeder kommt dahin, wo er am besten passt, wenn er an der Reihe ist.',
  'move.submit': 'Umziehen',
  'move.noNode': 'Wählen Sie einen Node, der ihn aufnehmen kann.',
  'move.stands': 'Er steht schon still, also wird niemand unterbrochen.',
  'move.standsMany': 'Sie stehen schon still, also wird niemand unterbrochen.',
  'move.outage':
    'Was gerade geschaut wird, endet. Der Ausfall dauert {minutes, plural, =0{weniger als eine Minute} one{etwa eine Minute} other{etwa # Minuten}}, nach der letzten Sicherung geschätzt.',
  'move.outageMany':
    'Was gerade geschaut wird, endet. Der Ausfall dauert für jeden bis zu {minutes, plural, =0{einer Minute} one{etwa einer Minute} other{etwa # Minuten}}, nach den letzten Sicherungen geschätzt.',
  'move.outageUnknown':
    'Was gerade geschaut wird, endet. Wie lange der Ausfall dauert, hängt von der Menge der Daten ab; noch keine Sicherung verrät sie.',
  'move.address': 'Mit dem Node ändert sich die Adresse.',
} as const;
