/** Privacy notice in German. */
import type { LegalText } from '../legal-page.ts';

const mail = '<a href="mailto:{email}">{email}</a>';

export const german: LegalText = {
  title: 'Datenschutz',
  description: 'Was {shop} über Sie speichert, wozu und wie lange.',
  introduction:
    'Wir speichern, was für einen Kauf nötig ist, und Statistiken ohne Personenbezug, alles Weitere nur mit Ihrer Zustimmung. Ohne sie erhält kein anderes Unternehmen Ihre Daten aus diesem Shop.',
  sections: [
    [
      'Verantwortlich',
      `Das Unternehmen, das im <a href="/pages/informational/imprint">Impressum</a> steht. Bei allen Fragen zu Ihren Daten schreiben Sie an ${mail}.`,
      'Dies ist ein Beispielshop: Es wird kein Geld abgebucht und nichts verschickt. Er speichert Ihre Eingaben wie hier beschrieben, auf dem Server dessen, der ihn betreibt.',
    ],
    [
      'Cookies',
      'Bei sicherer Verbindung beginnen die Namen der ersten zehn mit <code>__Host-</code>. Nur dieser Shop kann seine Cookies lesen.',
      {
        heads: ['Name', 'Zweck', 'Dauer'],
        rows: [
          ['basket', 'Findet Ihren Warenkorb wieder, solange Sie nicht angemeldet sind', '90 Tage'],
          ['sid', 'Hält Sie angemeldet', '90 Tage; nach 30 Tagen ohne Nutzung wird es ungültig'],
          [
            'form',
            'Stellt sicher, dass ein Formular von unserer eigenen Seite kommt',
            'Bis Sie den Browser schließen',
          ],
          ['voucher', 'Der Gutscheincode, den Sie eingegeben haben', '30 Tage'],
          [
            'pending-wishlist-item',
            'Der Artikel, den Sie vor der Anmeldung merken wollten',
            '24 Stunden',
          ],
          ['later', 'Die Position im Warenkorb, die Sie für später merken wollten', '24 Stunden'],
          [
            'merged',
            'Sagt Ihnen, was sich geändert hat, als zwei Warenkörbe vereint wurden',
            '10 Minuten',
          ],
          [
            'visitor',
            'Zeigt Ihnen stets dieselbe Fassung einer Seite, anhand einer Zufallszahl; nur gesetzt, während wir Fassungen vergleichen',
            '90 Tage',
          ],
          [
            'counted-experiments',
            'Was bei einem solchen Vergleich schon gezählt wurde, damit nichts doppelt zählt',
            '90 Tage',
          ],
          [
            'voter',
            'Eine Zufallszahl, an der wir Ihren Browser wiedererkennen, wenn Sie über eine Bewertung abstimmen oder sie melden; gesetzt mit der ersten Stimme oder Meldung',
            '180 Tage nach der letzten',
          ],
          ['consent', 'Ihre Wahl zu Cookies und Datenschutz', '180 Tage'],
          [
            'shopper-token',
            'Eine Zufallszahl, die Suche und Empfehlungen personalisiert; nur mit Ihrer Zustimmung',
            '180 Tage, oder bis Sie es abschalten',
          ],
        ],
      },
    ],
    [
      'Nur in Ihrem Browser',
      'Diese Daten bleiben auf Ihrem Gerät und stehen in keinem Cookie. Wenn Sie die Websitedaten löschen, werden sie entfernt.',
      [
        'Die letzten 13 Artikel, die Sie angesehen haben, Ihre letzten fünf Suchen und die Nummern Ihrer letzten Bestellungen, damit jede nur einmal gezählt wird',
        'Bis Sie den Tab schließen: welche Herzen gefüllt sind, eine nicht abgeschickte Bewertung, die Suche, die Sie zu einem Artikel geführt hat, geschlossene Hinweise und die Scrollposition',
      ],
    ],
    [
      'Auf unserem Server',
      {
        heads: ['Was', 'Wozu', 'Dauer'],
        rows: [
          [
            'Warenkorb',
            'Damit Sie später weitermachen können',
            '90 Tage nach der letzten Änderung',
          ],
          [
            'Angaben einer nicht abgeschlossenen Bestellung: E-Mail und Lieferadresse',
            'Damit Sie einen Schritt zurückgehen können',
            '24 Stunden',
          ],
          [
            'Bestellungen: E-Mail, Adresse, gekaufte Artikel',
            'Zur Erfüllung des Vertrags und weil das Steuerrecht es verlangt',
            '30 Tage, wenn nicht bezahlt wurde; sonst 8 Jahre in Deutschland, 6 im Vereinigten Königreich, 10 in Frankreich und anderswo, 5 in den Vereinigten Arabischen Emiraten',
          ],
          [
            'Konto: Name, E-Mail, Passwort (als Hash), Wunschliste, Bonusguthaben, angemeldete Browser',
            'Damit Sie sich anmelden und Ihre Dinge wiederfinden können',
            'Bis Sie das Konto löschen',
          ],
          [
            'Verfügbarkeits- und Preisbenachrichtigungen: E-Mail und Artikel',
            'Damit wir Ihnen schreiben, sobald er wieder da ist oder weniger kostet',
            '7 Tage ohne Bestätigung, höchstens 180 Tage, und 30 Tage nach der E-Mail',
          ],
          [
            'Erinnerungen, bevor ein Produkt aufgebraucht ist: E-Mail und Produkt',
            'Damit wir Ihnen einmal schreiben, kurz bevor es aufgebraucht ist',
            'Höchstens 730 Tage bis dahin, 30 Tage länger, wenn es ausverkauft ist, und 30 Tage nach der E-Mail',
          ],
          [
            'Bewertungen, Fragen und Antworten',
            'Zur Veröffentlichung unter dem Namen, den Sie wählen. Ihre E-Mail-Adresse wird nur als Hash gespeichert',
            'Bis Sie sie oder Ihr Konto löschen; 7 Tage ohne Bestätigung',
          ],
          [
            'Stimmen zu Bewertungen und Meldungen von Bewertungen, mit Hashes Ihres Browsers und Ihrer Kundennummer; bei Stimmen ohne Anmeldung auch ein Hash Ihres Netzes',
            'Damit jede Person einmal zählt und nur wenige Stimmen zu einer Bewertung aus demselben Netz kommen',
            'So lange wie die Bewertung oder bis Sie Ihr Konto löschen; der Hash des Netzes 30 Tage',
          ],
          [
            'Angezeigte, angesehene, angeklickte, gemerkte, in den Warenkorb gelegte und gekaufte Artikel',
            'Bestseller, Reihenfolge der Suche und Empfehlungen. Ohne Ihre Zustimmung werden sie ohne eine Nummer gespeichert, die Sie erkennbar macht',
            '90 Tage',
          ],
          [
            'Wie oft ein Artikel in einer Stunde angesehen, gemerkt, in den Warenkorb gelegt und gekauft wurde',
            'Die Zahlen über den Produktbildern. Sie haben keinen Personenbezug',
            '7 Tage',
          ],
          [
            'Fehlgeschlagene Anmeldungen, als Hash aus Adresse und Netzwerk',
            'Damit niemand Passwörter errät',
            '1 Tag; 90 Tage für Netzwerke, aus denen Sie sich angemeldet haben',
          ],
        ],
      },
      'Außerdem zählen wir, wie oft Seiten, Suchen und Schaltflächen genutzt werden und wie Besucher auf Fassungen einer Seite reagieren, als Summen ohne Personenbezug. Unsere Protokolle enthalten keine personenbezogenen Daten. Die Adresse Ihres Netzwerks dient dazu, die Zahl der Anfragen zu begrenzen, und wird in kein Protokoll geschrieben.',
    ],
    [
      'Worin Sie einwilligen können',
      'Nichts davon geschieht, bevor Sie zustimmen, und Sie können Ihre Wahl jederzeit unter <a href="/cookies">Cookie-Einstellungen</a> ändern.',
      [
        'Suchergebnisse personalisieren: Die Zahl in <code>shopper-token</code> oder, solange Sie angemeldet sind, Ihre Kundennummer wird mit Ihren Suchanfragen und den angesehenen Artikeln gesendet.',
        'Inhalte anderer Websites: Videos, Karten und Beiträge kommen von YouTube, Vimeo, TikTok, Instagram, Facebook, Spotify oder OpenStreetMap, die dann Ihre Netzwerkadresse und die Seite erfahren, auf der Sie sind.',
      ],
    ],
    [
      'Wer sonst Daten erhält',
      'Standardmäßig niemand: Suche, Bilder, Bewertungen, Empfehlungen und E-Mails laufen auf unserem eigenen Server. Ein Shop, der einen Zahlungsanbieter, einen Paketdienst oder einen gehosteten Dienst einbindet, nennt ihn hier, mit seinem Land.',
    ],
    [
      'Rechtsgrundlagen',
      [
        'Bestellungen, Konto und Warenkorb: Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO',
        'Aufbewahrung von Bestellungen für das Finanzamt: rechtliche Verpflichtung, Buchst. c',
        'Personalisierte Suchergebnisse und Inhalte anderer Websites: Ihre Einwilligung, Buchst. a',
        'Schutz der Konten, Stimmen und Meldungen sowie anonyme Statistiken: unser berechtigtes Interesse an einem sicheren und funktionierenden Shop, Buchst. f',
      ],
    ],
    [
      'Ihre Rechte',
      'Sie können Ihre Daten einsehen, berichtigen, mitnehmen, einschränken und löschen lassen, ihrer Verwendung widersprechen und Einwilligungen widerrufen. In Ihrem <a href="/account">Konto</a> gibt es je eine Schaltfläche für eine Kopie Ihrer Daten und für das Löschen des Kontos; alles andere schreiben Sie uns.',
      'Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa bei der Ihres Bundeslandes.',
    ],
  ],
};
