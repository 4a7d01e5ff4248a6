/** Help page about delivery. */
import type { HelpWords } from './help-page.ts';

export const delivery: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Delivery',
    description: 'When and how your order arrives, and what it costs.',
    introduction:
      'Most orders leave us on the day they are placed. Here is how long the rest takes.',
    table: {
      title: 'Delivery options',
      heads: ['Service', 'Arrives', 'Good to know'],
      rows: [
        [
          'Standard',
          'In three to five delivery days, Monday to Saturday',
          'Free above the amount at the top of every page',
        ],
        ['Express', 'On the next delivery day', 'Order before the time shown on the product page'],
        [
          'Bulky items',
          'On a day you choose',
          'Two people bring it to the room it is for; the product page shows what that costs',
        ],
      ],
    },
    passages: [
      [
        'Tracking your parcel',
        'We email you when it leaves us, with a tracking link. The last message gives a delivery time.',
      ],
      [
        'If nobody is in',
        'The driver tries a neighbour, then leaves a card. Your parcel waits at the depot for seven days before it comes back to us.',
      ],
      [
        'Several things, several parcels',
        'Some makers send from their own workshops. You pay for delivery once, and each parcel has a message of its own.',
      ],
    ],
    questions: [
      [
        'What does delivery cost?',
        'The checkout shows the price before you pay. Standard delivery is free above the amount at the top of the page.',
      ],
      [
        'Do you deliver at weekends?',
        'Yes, on Saturdays. We do not deliver on Sundays or public holidays.',
      ],
      [
        'Can I change the address?',
        'For half an hour after you order. After that the parcel is addressed; the carrier’s own link still lets you name a neighbour.',
      ],
      [
        'How does a bulky item reach me?',
        'Two people deliver it to the room of your choice, on a day that you choose.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Livraison',
    description: 'Quand et comment votre commande arrive, et à quel prix.',
    introduction:
      'La plupart des commandes partent le jour même. Voici combien de temps prend le reste du chemin.',
    table: {
      title: 'Nos livraisons',
      heads: ['Mode', 'Arrivée', 'Bon à savoir'],
      rows: [
        [
          'Standard',
          'Sous quatre à sept jours ouvrables',
          'Offerte à partir du montant indiqué en haut de chaque page',
        ],
        ['Volumineux', 'Le jour de votre choix', 'Deux personnes l’apportent dans la pièce voulue'],
      ],
    },
    passages: [
      [
        'Suivre votre colis',
        'Nous vous écrivons à son départ, avec un lien qui montre où il se trouve. Le dernier message donne l’heure.',
      ],
      [
        'En votre absence',
        'Le livreur sonne chez un voisin, puis laisse un avis. Le colis vous attend sept jours au dépôt avant de nous revenir.',
      ],
      [
        'Plusieurs articles, plusieurs colis',
        'Certains ateliers expédient eux-mêmes. Vous payez la livraison une seule fois, et chaque colis a son message.',
      ],
    ],
    questions: [
      [
        'Combien coûte la livraison ?',
        'Le prix s’affiche avant le paiement. La livraison standard est offerte à partir du montant indiqué en haut de la page.',
      ],
      [
        'Livrez-vous le week-end ?',
        'Oui, le samedi. Nous ne livrons ni le dimanche ni les jours fériés.',
      ],
      [
        'Puis-je changer l’adresse ?',
        'Dans la demi-heure qui suit la commande. Ensuite, le lien du transporteur permet encore de désigner un voisin.',
      ],
      [
        'Comment un article volumineux est-il livré ?',
        'Une armoire demande deux personnes et un fourgon plus grand. Elles l’apportent dans la pièce voulue, le jour de votre choix.',
      ],
    ],
  },
  'de-DE': {
    title: 'Lieferung',
    description: 'Wann und wie Ihre Bestellung ankommt und was das kostet.',
    introduction:
      'Die meisten Bestellungen verlassen uns am selben Tag. So lange dauert der Rest des Weges.',
    table: {
      title: 'Wege zu Ihnen',
      heads: ['Art', 'Ankunft', 'Gut zu wissen'],
      rows: [
        [
          'Standard',
          'In vier bis sieben Werktagen',
          'Kostenlos ab dem Betrag, der oben auf jeder Seite steht',
        ],
        ['Sperrgut', 'An einem Tag Ihrer Wahl', 'Zwei Personen bringen es in das richtige Zimmer'],
      ],
    },
    passages: [
      [
        'Wo das Paket ist',
        'Wir schreiben Ihnen, sobald es unterwegs ist, mit einem Link zum Verfolgen. Die letzte Nachricht nennt die Stunde.',
      ],
      [
        'Wenn niemand da ist',
        'Der Bote versucht es nebenan und lässt dann eine Karte da. Das Paket liegt sieben Tage bereit, bevor es zu uns zurückkommt.',
      ],
      [
        'Mehrere Dinge, mehrere Pakete',
        'Manche Werkstätten versenden selbst. Sie zahlen nur einmal, und jedes Paket bekommt seine eigene Nachricht.',
      ],
    ],
    questions: [
      [
        'Was kostet die Lieferung?',
        'Die Kasse zeigt den Preis, bevor Sie zahlen. Ab dem Betrag oben auf der Seite ist die Standardlieferung kostenlos.',
      ],
      [
        'Wird am Wochenende geliefert?',
        'Ja, samstags. An Sonn- und Feiertagen wird nicht geliefert.',
      ],
      [
        'Kann ich die Adresse ändern?',
        'Eine halbe Stunde lang. Danach lässt sich über den Link des Zustellers noch ein Nachbar nennen.',
      ],
      [
        'Wie kommt ein sperriger Artikel zu mir?',
        'Ein Schrank braucht zwei Personen und einen großen Wagen. Sie bringen ihn am Tag Ihrer Wahl bis in das Zimmer.',
      ],
    ],
  },
  ar: {
    title: 'التوصيل',
    description: 'متى وكيف يصل طلبك، وكم يكلف ذلك.',
    introduction: 'تغادر معظم الطلبات في يوم طلبها نفسه، وهذا ما تستغرقه بقية الطريق.',
    table: {
      title: 'طرق التوصيل',
      heads: ['الطريقة', 'موعد الوصول', 'معلومات مفيدة'],
      rows: [
        ['العادي', 'خلال أربعة إلى سبعة أيام توصيل', 'مجاني فوق المبلغ المذكور أعلى كل صفحة'],
        ['القطع الكبيرة', 'في يوم تختاره', 'يحملها شخصان إلى الغرفة المطلوبة'],
      ],
    },
    passages: [
      ['تتبع طردك', 'نراسلك عند خروج الطرد مع رابط يبين مكانه، وتحدد الرسالة الأخيرة ساعة الوصول.'],
      [
        'إذا لم يكن أحد في المنزل',
        'يسأل المندوب جارًا ثم يترك بطاقة. ينتظرك الطرد سبعة أيام قبل أن يعود إلينا.',
      ],
      [
        'منتجات كثيرة وطرود متعددة',
        'ترسل بعض الورش منتجاتها بنفسها. تدفع التوصيل مرة واحدة، ولكل طرد رسالته.',
      ],
    ],
    questions: [
      [
        'كم يكلف التوصيل؟',
        'يظهر السعر قبل الدفع. التوصيل العادي مجاني فوق المبلغ المذكور أعلى الصفحة.',
      ],
      [
        'هل توصلون في عطلة نهاية الأسبوع؟',
        'نعم، نوصل يومي السبت والأحد، ولا نوصل يوم الجمعة ولا في العطل الرسمية.',
      ],
      [
        'هل يمكنني تغيير العنوان؟',
        'خلال نصف ساعة من الطلب. بعدها يتيح رابط شركة الشحن اختيار جار لاستلامه.',
      ],
      [
        'كيف تصلني القطع الكبيرة؟',
        'يحملها شخصان في سيارة أكبر إلى الغرفة التي تحددها، في اليوم الذي تختاره.',
      ],
    ],
  },
};
