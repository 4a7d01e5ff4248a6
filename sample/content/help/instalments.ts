/** Help page about paying in three instalments. */
import type { HelpWords } from './help-page.ts';

export const instalments: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Pay in instalments',
    description: 'How to pay in three instalments with Laterly.',
    introduction:
      'For orders between £30 and £1,000 you can choose Laterly at checkout: pay nothing today, then three monthly instalments.',
    steps: {
      title: 'How it works',
      list: [
        'Choose Laterly at checkout. You get a decision within a few seconds.',
        'We send your order as usual. You pay nothing on the day.',
        'The first instalment is taken from your card after a month, and the other two in the following months. Laterly reminds you two days before each.',
      ],
    },
    passages: [
      [
        'What it costs',
        'No interest and no fees, as long as you pay each instalment on time. Laterly emails you before it charges anything else.',
      ],
      [
        'If you return an item',
        'We reduce your remaining instalments first. If there are none left, we refund your card.',
      ],
      [
        'Before you borrow',
        'This is credit, and missed payments may affect your ability to borrow. Borrow only what you can pay back.',
      ],
    ],
    questions: [
      [
        'Does applying affect my credit record?',
        'No. Laterly makes a check that is not visible to other lenders.',
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
      'Pour les commandes de 30 £ à 1 000 £, vous pouvez choisir Laterly au moment de payer : rien le jour même, puis trois mensualités.',
    steps: {
      title: 'Comment ça marche',
      list: [
        'Choisissez Laterly au moment de payer. Vous obtenez une réponse en quelques secondes.',
        'Votre commande est expédiée comme d’habitude. Vous ne payez rien le jour même.',
        'La première mensualité est prélevée sur votre carte au bout d’un mois, les deux autres les mois suivants. Laterly vous prévient deux jours avant chacune.',
      ],
    },
    passages: [
      [
        'Ce que cela coûte',
        'Ni intérêts ni frais, tant que chaque mensualité est payée à la date prévue. Laterly vous prévient avant tout autre prélèvement.',
      ],
      [
        'Si vous renvoyez un article',
        'Nous réduisons d’abord vos mensualités restantes. S’il n’en reste plus, nous remboursons votre carte.',
      ],
      [
        'Avant d’emprunter',
        'C’est un crédit, et un retard de paiement peut limiter vos possibilités d’emprunt. N’empruntez que ce que vous pouvez rembourser.',
      ],
    ],
    questions: [
      [
        'La demande a-t-elle un effet sur mon dossier de crédit ?',
        'Non. La vérification de Laterly n’est pas visible par les autres prêteurs.',
      ],
      [
        'Pourquoi ne me l’a-t-on pas proposé ?',
        'Le montant de la commande est peut-être inférieur à 30 £ ou supérieur à 1 000 £, ou Laterly a refusé. Demandez-lui le motif.',
      ],
      [
        'Puis-je payer plus tôt ?',
        'Oui, à tout moment, la mensualité suivante ou la totalité, dans votre compte Laterly.',
      ],
    ],
  },
  'de-DE': {
    title: 'In Raten zahlen',
    description: 'In drei Raten zahlen mit Laterly.',
    introduction:
      'Bei Bestellungen zwischen 30 £ und 1.000 £ können Sie an der Kasse Laterly wählen: Heute zahlen Sie nichts, danach drei Monatsraten.',
    steps: {
      title: 'So geht es',
      list: [
        'Wählen Sie an der Kasse Laterly. Sie erhalten in wenigen Sekunden eine Antwort.',
        'Wir verschicken Ihre Bestellung wie gewohnt. Am selben Tag zahlen Sie nichts.',
        'Die erste Rate wird nach einem Monat von Ihrer Karte abgebucht, die beiden anderen in den folgenden Monaten. Laterly erinnert Sie jeweils zwei Tage vorher.',
      ],
    },
    passages: [
      [
        'Was es kostet',
        'Keine Zinsen und keine Gebühren, solange Sie jede Rate pünktlich zahlen. Bevor Laterly etwas anderes abbucht, erhalten Sie eine Nachricht.',
      ],
      [
        'Wenn Sie etwas zurücksenden',
        'Wir verringern zuerst Ihre offenen Raten. Ist keine mehr offen, erstatten wir den Betrag auf Ihre Karte.',
      ],
      [
        'Bevor Sie einen Kredit aufnehmen',
        'Dies ist ein Kredit, und versäumte Raten können Ihre Kreditwürdigkeit mindern. Leihen Sie nur, was Sie zurückzahlen können.',
      ],
    ],
    questions: [
      [
        'Wirkt sich die Anfrage auf meine Bonität aus?',
        'Nein. Die Prüfung durch Laterly ist für andere Kreditgeber nicht sichtbar.',
      ],
      [
        'Warum wurde es mir nicht angeboten?',
        'Vielleicht liegt die Bestellung unter 30 £ oder über 1.000 £, oder Laterly hat abgelehnt. Den Grund erfahren Sie bei Laterly.',
      ],
      [
        'Kann ich früher zahlen?',
        'Ja, jederzeit, die nächste Rate oder den ganzen Betrag, in Ihrem Konto bei Laterly.',
      ],
    ],
  },
  ar: {
    title: 'الدفع على دفعات',
    description: 'كيف تدفع على ثلاث دفعات مع Laterly.',
    introduction:
      'للطلبات بين 30 و1000 جنيه إسترليني يمكنك اختيار Laterly عند الدفع: لا تدفع شيئًا اليوم، ثم ثلاث دفعات شهرية.',
    steps: {
      title: 'طريقة الدفع',
      list: [
        'اختر Laterly عند الدفع، ويصلك الجواب خلال ثوانٍ.',
        'نرسل طلبك كالمعتاد ولا تدفع شيئًا في اليوم نفسه.',
        'تُخصم الدفعة الأولى من بطاقتك بعد شهر، والدفعتان الأخريان في الشهرين التاليين. ويذكّرك Laterly قبل كل دفعة بيومين.',
      ],
    },
    passages: [
      [
        'التكلفة',
        'من دون فوائد ومن دون رسوم ما دامت كل دفعة في موعدها. ويراسلك Laterly قبل خصم أي شيء آخر.',
      ],
      [
        'إذا أرجعت منتجًا',
        'نخفّض دفعاتك المتبقية أولًا، وإن لم يبق منها شيء أعدنا المبلغ إلى بطاقتك.',
      ],
      [
        'قبل أن تقترض',
        'هذا ائتمان، وقد يؤثر التأخر في السداد في قدرتك على الاقتراض. لا تقترض إلا ما تستطيع سداده.',
      ],
    ],
    questions: [
      ['هل يؤثر الطلب في سجلي الائتماني؟', 'لا. لا تظهر مراجعة Laterly للمقرضين الآخرين.'],
      [
        'لماذا لم يُعرض عليّ؟',
        'قد يكون المبلغ أقل من 30 جنيهًا أو أكثر من 1000 جنيه، أو رفض Laterly الطلب. اسأل Laterly عن السبب.',
      ],
      [
        'هل يمكنني الدفع مبكرًا؟',
        'نعم، في أي وقت، الدفعة التالية أو المبلغ كله، من حسابك في Laterly.',
      ],
    ],
  },
};
