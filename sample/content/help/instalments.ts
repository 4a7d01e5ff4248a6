/** Help page about paying in three instalments. */
import type { HelpWords } from './help-page.ts';

export const instalments: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Pay in instalments',
    description: 'How to pay in three with Laterly.',
    introduction:
      'For orders between £30 and £1,000 you can choose Laterly at the checkout: pay nothing on the day, then three instalments a month apart.',
    steps: {
      title: 'How it works',
      list: [
        'Choose Laterly at the checkout. It decides within a few seconds whether it can offer this to you.',
        'Your order is sent as usual. You pay nothing on the day.',
        'A month later the first third is taken from your card, then the second, then the third. You hear from Laterly two days before each.',
      ],
    },
    passages: [
      [
        'What it costs',
        'No interest and no fees, as long as each instalment is paid on time. Laterly writes to you before it charges anything else.',
      ],
      [
        'If you send something back',
        'We reduce your remaining instalments first. If there are none left, we refund your card.',
      ],
      [
        'Before you borrow',
        'This is credit, and missed payments can be held against you. Borrow only what you can pay back.',
      ],
    ],
    questions: [
      [
        'Does applying affect my credit record?',
        'No. Laterly makes a check that other lenders cannot see.',
      ],
      [
        'Why was I not offered it?',
        'The order may be under £30 or over £1,000, or Laterly may have declined it. Ask Laterly for the reason.',
      ],
      ['Can I pay early?', 'At any time, in full or the next instalment, in your Laterly account.'],
    ],
  },
  'fr-FR': {
    title: 'Payer en plusieurs fois',
    description: 'Payer en trois fois avec Laterly.',
    introduction:
      'Pour les commandes de 30 £ à 1 000 £, vous pouvez choisir Laterly au moment de payer : rien le jour même, puis trois parts, une par mois, la dernière avec les centimes restants.',
    steps: {
      title: 'Comment cela se passe',
      list: [
        'Choisissez Laterly au moment de payer. La réponse tombe en quelques secondes.',
        'Votre commande part comme d’habitude. Vous ne payez rien le jour même.',
        'Un mois plus tard, le premier tiers est prélevé sur votre carte, puis le deuxième, puis le troisième. Laterly vous prévient deux jours avant.',
      ],
    },
    passages: [
      [
        'Ce que cela coûte',
        'Ni intérêts ni frais, tant que chaque part est payée à la date prévue. Laterly vous écrit avant tout autre prélèvement.',
      ],
      [
        'Si vous renvoyez un article',
        'Les parts restantes diminuent d’abord. S’il n’en reste plus, l’argent revient sur votre carte.',
      ],
      [
        'Avant d’emprunter',
        'C’est un crédit, et un retard peut vous être reproché. N’empruntez que ce que vous pouvez rembourser.',
      ],
    ],
    questions: [
      [
        'La demande touche-t-elle mon dossier de crédit ?',
        'Non. Laterly consulte, sans laisser de trace visible pour d’autres.',
      ],
      [
        'Pourquoi ne me l’a-t-on pas proposé ?',
        'La commande est peut-être hors des montants, ou Laterly a refusé. Il vous dit pourquoi si vous le lui demandez.',
      ],
      [
        'Puis-je payer plus tôt ?',
        'À tout moment, la part suivante ou le tout, dans votre espace Laterly.',
      ],
    ],
  },
  'de-DE': {
    title: 'In Raten zahlen',
    description: 'In drei Raten zahlen mit Laterly.',
    introduction:
      'Bei Bestellungen zwischen 30 £ und 1.000 £ können Sie an der Kasse Laterly wählen: am selben Tag nichts, danach drei Raten im Abstand von einem Monat, die letzte mit den übrigen Pence.',
    steps: {
      title: 'So geht es',
      list: [
        'Wählen Sie an der Kasse Laterly. Die Antwort kommt in wenigen Sekunden.',
        'Ihre Bestellung geht hinaus wie immer. Am selben Tag zahlen Sie nichts.',
        'Einen Monat später wird das erste Drittel von Ihrer Karte abgebucht, dann das zweite, dann das dritte. Zwei Tage vorher meldet sich Laterly.',
      ],
    },
    passages: [
      [
        'Was es kostet',
        'Keine Zinsen und keine Gebühr, solange jede Rate pünktlich kommt. Bevor etwas anderes abgebucht wird, schreibt Laterly Ihnen.',
      ],
      [
        'Wenn Sie etwas zurücksenden',
        'Zuerst werden die offenen Raten kleiner. Ist keine mehr offen, kommt das Geld auf Ihre Karte zurück.',
      ],
      [
        'Bevor Sie borgen',
        'Das ist ein Kredit, und versäumte Raten können Ihnen angelastet werden. Leihen Sie nur, was Sie zurückzahlen können.',
      ],
    ],
    questions: [
      [
        'Berührt die Anfrage meine Kreditauskunft?',
        'Nein. Laterly sieht nach, hinterlässt aber nichts, was andere sehen.',
      ],
      [
        'Warum wurde es mir nicht angeboten?',
        'Vielleicht liegt der Betrag außerhalb der Grenzen, oder Laterly hat abgelehnt. Auf Nachfrage erfahren Sie, warum.',
      ],
      [
        'Kann ich früher zahlen?',
        'Jederzeit, die nächste Rate oder alles, in Ihrem Konto bei Laterly.',
      ],
    ],
  },
  ar: {
    title: 'الدفع على دفعات',
    description: 'كيف تدفع على ثلاث دفعات مع Laterly.',
    introduction:
      'للطلبات بين 30 و1000 جنيه إسترليني يمكنك اختيار Laterly عند الدفع: لا شيء في اليوم نفسه، ثم ثلاث دفعات متساوية بفاصل شهر.',
    steps: {
      title: 'كيف يتم ذلك',
      list: [
        'اختر Laterly عند الدفع، ويصلك الجواب خلال ثوانٍ.',
        'يرسل طلبك كالمعتاد ولا تدفع شيئًا في اليوم نفسه.',
        'بعد شهر يخصم الثلث الأول من بطاقتك، ثم الثاني، ثم الثالث، ويذكرك Laterly قبل كل دفعة بيومين.',
      ],
    },
    passages: [
      [
        'كم يكلف',
        'من دون فوائد ومن دون رسوم ما دامت كل دفعة في موعدها. ويراسلك Laterly قبل خصم أي شيء آخر.',
      ],
      ['إذا أعدت شيئًا', 'تنخفض الدفعات المتبقية أولًا، وإن لم يبق منها شيء عاد المبلغ إلى بطاقتك.'],
      ['قبل أن تقترض', 'هذا ائتمان، وقد تحسب عليك الدفعات الفائتة. لا تقترض إلا ما تستطيع سداده.'],
    ],
    questions: [
      ['هل يؤثر الطلب في سجلي الائتماني؟', 'لا. يطلع Laterly عليه من دون أن يترك أثرًا يراه غيره.'],
      [
        'لماذا لم يعرض علي؟',
        'قد يكون المبلغ خارج الحدود، أو قد يكون Laterly رفض، ويخبرك بالسبب إن سألته.',
      ],
      ['هل يمكنني الدفع مبكرًا؟', 'في أي وقت، الدفعة التالية أو كلها، من حسابك في Laterly.'],
    ],
  },
};
