/** Help page about returns. */
import type { HelpWords } from './help-page.ts';

export const returns: Readonly<Record<string, HelpWords>> = {
  'en-GB': {
    title: 'Returns',
    description: 'How to return something, and when you get your refund.',
    introduction: 'You have 28 days from the day your parcel arrives. Returns are free.',
    steps: {
      title: 'In four steps',
      list: [
        'Put the things back in their packaging, unworn and with their tags on.',
        'Tick what you send, and why, on the slip that came with them. One reason is enough.',
        'Stick the label over the old address and leave the parcel at any post office or parcel shop.',
        'Keep the receipt until we write that it has arrived.',
      ],
    },
    passages: [
      [
        'Your money',
        'We refund the card you paid with, within five working days of the parcel reaching us. If you pay in instalments, we reduce the remaining ones first.',
      ],
      [
        'What we cannot take back',
        'For reasons of hygiene: opened beauty products, earrings for pierced ears, and bedding that has been slept in. Things made with your name on them are yours to keep.',
      ],
      [
        'Bulky items',
        'Contact us to arrange a collection. The delivery team collects them from your home.',
      ],
    ],
    questions: [
      [
        'Can I exchange for another size?',
        'Send back what does not fit and order the other size at once, while we still have it. You are refunded as soon as the first one arrives.',
      ],
      [
        'I have lost the label. What should I do?',
        'Send us your order number, and we will email you a new one.',
      ],
      [
        'It was a gift. Can I return it?',
        'Yes, with the gift receipt. You get a voucher; whoever gave it to you hears nothing.',
      ],
      [
        'It arrived broken.',
        'We are sorry. Send us a photograph, keep the thing, and choose between another one and your money.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Retours',
    description: 'Comment renvoyer un article, et quand vous êtes remboursé.',
    introduction: 'Vous avez 28 jours à compter de la réception du colis. Le port est pour nous.',
    steps: {
      title: 'En quatre étapes',
      list: [
        'Remettez les articles dans leur emballage, non portés et étiquetés.',
        'Cochez sur le bordereau ce que vous renvoyez, et pourquoi. Une raison suffit.',
        'Collez l’étiquette sur l’ancienne adresse et déposez le colis dans un bureau de poste ou un point relais.',
        'Gardez le reçu jusqu’à notre message d’arrivée.',
      ],
    },
    passages: [
      [
        'Le remboursement',
        'Il est fait sur la carte utilisée, sous cinq jours ouvrés après réception. Si vous payez en plusieurs fois, les parts restantes diminuent d’abord.',
      ],
      [
        'Ce que nous ne reprenons pas',
        'Pour des raisons d’hygiène : les produits de beauté ouverts, les boucles pour oreilles percées et le linge de lit utilisé. Ce qui porte votre nom reste à vous.',
      ],
      [
        'Articles volumineux',
        'Ne les portez pas. Écrivez-nous : les deux personnes qui l’ont livré viennent le reprendre.',
      ],
    ],
    questions: [
      [
        'Puis-je échanger contre une autre taille ?',
        'Renvoyez celle qui ne va pas et commandez l’autre sans attendre. La première est remboursée dès son arrivée.',
      ],
      [
        'J’ai perdu l’étiquette. Que faire ?',
        'Écrivez-nous avec votre numéro de commande : nous en envoyons une autre par courriel.',
      ],
      [
        'C’était un cadeau. Puis-je le rendre ?',
        'Oui, avec le ticket cadeau. Vous recevez un bon ; la personne qui l’a offert n’en saura rien.',
      ],
      [
        'L’article est arrivé cassé.',
        'Nous en sommes désolés. Envoyez une photo, gardez l’article, et choisissez entre un autre et le remboursement.',
      ],
    ],
  },
  'de-DE': {
    title: 'Rückgabe',
    description: 'So senden Sie etwas zurück, und wann Sie Ihr Geld wieder haben.',
    introduction: 'Ab Erhalt des Pakets haben Sie 28 Tage Zeit. Das Porto zahlen wir.',
    steps: {
      title: 'In vier Schritten',
      list: [
        'Legen Sie alles ungetragen und mit Etikett zurück in die Verpackung.',
        'Kreuzen Sie auf dem Beileger an, was Sie senden und warum. Ein Grund genügt.',
        'Kleben Sie das Etikett über die alte Adresse und geben Sie das Paket bei der Post oder in einem Paketshop ab.',
        'Heben Sie den Beleg auf, bis wir die Ankunft melden.',
      ],
    },
    passages: [
      [
        'Ihr Geld',
        'Wir erstatten innerhalb von fünf Werktagen nach Eingang auf die verwendete Karte. Bei Ratenzahlung werden zuerst die offenen Raten kleiner.',
      ],
      [
        'Was wir nicht zurücknehmen',
        'Aus hygienischen Gründen: geöffnete Kosmetik, Ohrstecker und benutzte Bettwäsche. Was Ihren Namen trägt, bleibt bei Ihnen.',
      ],
      [
        'Sperrgut',
        'Bitte nicht selbst tragen. Schreiben Sie uns: Die beiden, die es gebracht haben, holen es wieder ab.',
      ],
    ],
    questions: [
      [
        'Kann ich in eine andere Größe tauschen?',
        'Senden Sie zurück, was nicht passt, und bestellen Sie die andere Größe gleich. Das Geld für die erste kommt, sobald sie hier ist.',
      ],
      [
        'Ich habe das Etikett verloren. Was nun?',
        'Schreiben Sie uns mit Ihrer Bestellnummer, wir senden ein neues per E-Mail.',
      ],
      [
        'Es war ein Geschenk. Darf ich es zurückgeben?',
        'Ja, mit dem Geschenkbeleg. Sie bekommen einen Gutschein; wer es geschenkt hat, erfährt nichts davon.',
      ],
      [
        'Es kam beschädigt an.',
        'Das tut uns leid. Senden Sie ein Foto, behalten Sie das Stück und wählen Sie zwischen Ersatz und Geld.',
      ],
    ],
  },
  ar: {
    title: 'الإرجاع',
    description: 'كيف تعيد منتجًا، ومتى تستعيد المبلغ.',
    introduction: 'لديك 28 يومًا من تاريخ استلام الطرد، والشحن على حسابنا.',
    steps: {
      title: 'في أربع خطوات',
      list: [
        'أعد المنتجات إلى تغليفها من دون استعمال ومع بطاقاتها.',
        'حدد على القسيمة ما تعيده وسببه، ويكفي سبب واحد.',
        'ألصق الملصق فوق العنوان القديم وسلم الطرد في أي مكتب بريد أو نقطة استلام.',
        'احتفظ بالإيصال حتى نخبرك بوصوله.',
      ],
    },
    passages: [
      [
        'المبلغ',
        'نعيده إلى البطاقة نفسها خلال خمسة أيام عمل من وصول الطرد. وإذا كنت تدفع على دفعات، تنخفض الدفعات المتبقية أولًا.',
      ],
      [
        'ما لا نقبل إرجاعه',
        'لأسباب صحية: مستحضرات التجميل المفتوحة والأقراط وأغطية السرير المستعملة. وما يحمل اسمك يبقى لك.',
      ],
      ['القطع الكبيرة', 'لا تحملها بنفسك. راسلنا ويعود الشخصان اللذان أحضراها لاستلامها.'],
    ],
    questions: [
      [
        'هل يمكنني التبديل بمقاس آخر؟',
        'أعد ما لا يناسبك واطلب المقاس الآخر فورًا، ويعاد مبلغ الأول عند وصوله.',
      ],
      ['أضعت الملصق، ماذا أفعل؟', 'راسلنا برقم طلبك ونرسل لك غيره بالبريد الإلكتروني.'],
      [
        'كان هدية، هل يمكنني إعادته؟',
        'نعم، مع إيصال الهدية. تحصل على قسيمة ولا يعرف من أهداك شيئًا.',
      ],
      ['وصل المنتج مكسورًا.', 'نعتذر منك. أرسل صورة واحتفظ بالمنتج واختر بين بديل واستعادة المبلغ.'],
    ],
  },
};
