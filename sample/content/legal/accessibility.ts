/** Accessibility statement. */
import type { LegalTexts } from './legal-page.ts';

const mail = '<a href="mailto:{email}">{email}</a>';

export const accessibility: LegalTexts = {
  'en-GB': {
    title: 'Accessibility',
    description: 'How accessible {shop} is, what is still missing, and how to contact us.',
    introduction:
      'Everyone should be able to browse and buy here. This page explains what we have achieved, and what to do if you have a problem.',
    sections: [
      [
        'What you can rely on',
        [
          'Every page can be used by keyboard alone; the focus is always visible.',
          'Browsing, searching, choosing, signing in and ordering work without JavaScript.',
          'Text can be enlarged to 200%, and pages narrowed to 320 pixels, without anything being cut off.',
          'Product pictures have text alternatives; form errors name the field and explain how to correct it.',
          'You can stop anything that moves for longer than five seconds. If your device asks for reduced motion, there are no animations.',
          'Colours meet the contrast requirements of level AA in every theme.',
        ],
      ],
      [
        'Standard',
        'We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and EN 301 549. We consider the shop partially compliant, because of the exceptions below.',
      ],
      [
        'What is not accessible yet',
        [
          'Videos, maps and posts from other sites, which are shown only with your consent, may not be accessible.',
          'Photos by shoppers may lack text alternatives.',
          'The shop has not been tested by people with disabilities, nor by an external auditor.',
        ],
      ],
      [
        'How we tested',
        'We test pages with axe-core in automated browser tests, use them by keyboard and measure contrast, at phone and desktop widths. This statement was prepared on 26 November 2026 on the basis of these tests.',
      ],
      [
        'Contact us',
        `Write to ${mail} if something does not work for you, or if you need information in another format. We answer within five working days.`,
        'If our answer does not help, you can contact the <a href="https://www.equalityadvisoryservice.com/">Equality Advisory and Support Service</a>.',
      ],
    ],
  },
  'fr-FR': {
    title: 'Accessibilité',
    description: 'Le niveau d’accessibilité de {shop}, ce qui manque encore, et à qui le signaler.',
    introduction:
      'Chacun doit pouvoir parcourir la boutique et y acheter. Cette page dit où nous en sommes, et que faire en cas d’obstacle.',
    sections: [
      [
        'Ce sur quoi vous pouvez compter',
        [
          'Chaque page s’utilise au clavier seul ; le focus est toujours visible.',
          'Parcourir, chercher, choisir, se connecter et commander fonctionnent sans JavaScript.',
          'Le texte peut être deux fois plus grand et la page large de 320 pixels sans que rien ne soit coupé.',
          'Les images des articles ont une description ; les erreurs des formulaires nomment le champ et la correction attendue.',
          'Rien ne bouge plus de cinq secondes sans que vous puissiez l’arrêter. Si votre appareil demande moins d’animations, elles disparaissent.',
          'Les couleurs respectent le contraste du niveau AA dans chaque thème.',
        ],
      ],
      [
        'Norme',
        'Nous visons les règles WCAG 2.2, niveau AA, et la norme EN 301 549. La boutique est partiellement conforme, en raison des exceptions ci-dessous.',
      ],
      [
        'Ce qui n’est pas encore accessible',
        [
          'Les vidéos, cartes et publications d’autres sites, affichées seulement avec votre accord, dépendent de leurs auteurs.',
          'Les avis et photos de clients peuvent manquer de description.',
          'La boutique n’a été testée ni par des personnes handicapées ni par un auditeur externe.',
        ],
      ],
      [
        'Nos vérifications',
        'Nous contrôlons les pages avec axe-core dans des tests automatisés, les utilisons au clavier et mesurons les contrastes, à la largeur d’un téléphone et d’un ordinateur. Cette déclaration a été établie le 26 novembre 2026 à partir de ces tests.',
      ],
      [
        'Nous écrire',
        `Écrivez à ${mail} si quelque chose ne fonctionne pas pour vous ou si vous avez besoin d’une information sous une autre forme. Nous répondons sous cinq jours ouvrés.`,
        'Si notre réponse ne vous aide pas, vous pouvez saisir le <a href="https://www.defenseurdesdroits.fr/">Défenseur des droits</a> ou la <a href="https://signal.conso.gouv.fr/">DGCCRF</a>.',
      ],
    ],
  },
  'de-DE': {
    title: 'Barrierefreiheit',
    description: 'Wie barrierefrei {shop} ist, was noch fehlt und an wen Sie sich wenden können.',
    introduction:
      'Hier sollen alle stöbern und kaufen können. Diese Seite sagt, wie weit wir sind und was Sie tun können, wenn etwas nicht geht.',
    sections: [
      [
        'Darauf können Sie sich verlassen',
        [
          'Jede Seite lässt sich allein mit der Tastatur bedienen; der Fokus ist immer sichtbar.',
          'Stöbern, Suchen, Auswählen, Anmelden und Bestellen funktionieren ohne JavaScript.',
          'Text kann doppelt so groß und die Seite 320 Pixel schmal sein, ohne dass etwas abgeschnitten wird.',
          'Produktbilder haben Beschreibungen; Fehler in Formularen nennen das Feld und die Abhilfe.',
          'Nichts bewegt sich länger als fünf Sekunden, ohne dass Sie es anhalten können. Wünscht Ihr Gerät weniger Bewegung, entfallen Animationen.',
          'Die Farben halten in jedem Design den Kontrast der Stufe AA ein.',
        ],
      ],
      [
        'Standard',
        'Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach EN 301 549, wie es das Barrierefreiheitsstärkungsgesetz verlangt. Wegen der folgenden Ausnahmen ist der Shop teilweise konform.',
      ],
      [
        'Was noch nicht barrierefrei ist',
        [
          'Videos, Karten und Beiträge anderer Websites, die nur mit Ihrer Zustimmung erscheinen, sind so zugänglich, wie ihre Anbieter sie gestaltet haben.',
          'Bewertungen und Fotos von Kundinnen und Kunden können ohne Beschreibung sein.',
          'Der Shop wurde weder von Menschen mit Behinderungen noch von einer externen Stelle geprüft.',
        ],
      ],
      [
        'Wie wir prüfen',
        'Wir prüfen die Seiten mit axe-core in automatisierten Browsertests, bedienen sie mit der Tastatur und messen Kontraste, in der Breite eines Telefons und eines Bildschirms. Diese Erklärung wurde am 26. November 2026 auf Grundlage dieser Prüfungen erstellt.',
      ],
      [
        'Schreiben Sie uns',
        `Schreiben Sie an ${mail}, wenn etwas für Sie nicht funktioniert oder Sie eine Information in anderer Form brauchen. Wir antworten innerhalb von fünf Werktagen.`,
        'Hilft unsere Antwort nicht weiter, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden.',
      ],
    ],
  },
  ar: {
    title: 'سهولة الوصول',
    description: 'مدى سهولة استخدام {shop} للجميع، وما ينقصه، ومن تراسله.',
    introduction:
      'نريد أن يتمكن الجميع من التصفح والشراء هنا. توضح هذه الصفحة ما أنجزناه، وما يمكنك فعله إذا واجهك عائق.',
    sections: [
      [
        'ما يمكنك الاعتماد عليه',
        [
          'يمكن استخدام كل صفحة بلوحة المفاتيح وحدها، ويظهر موضع التركيز دائمًا.',
          'يعمل التصفح والبحث والاختيار وتسجيل الدخول والطلب من دون جافا سكربت.',
          'يمكن تكبير النص إلى الضعف، وتصغير عرض الصفحة إلى 320 بكسل، من دون أن يُقطع شيء.',
          'لصور المنتجات أوصاف نصية، وتذكر أخطاء النماذج الحقل المعني وما ينبغي تصحيحه.',
          'لا يتحرك شيء أكثر من خمس ثوانٍ من دون أن تستطيع إيقافه، وتُلغى الحركة إذا طلب جهازك تقليلها.',
          'تحافظ الألوان على تباين المستوى AA.',
        ],
      ],
      [
        'المعيار',
        'نلتزم بإرشادات الوصول إلى محتوى الويب <bdi>WCAG 2.2</bdi> بالمستوى AA وبالمعيار <bdi>EN 301 549</bdi>. ونعد المتجر مطابقًا جزئيًا بسبب الاستثناءات التالية.',
      ],
      [
        'ما ليس متاحًا للجميع بعد',
        [
          'مقاطع الفيديو والخرائط والمنشورات من مواقع أخرى، التي لا تظهر إلا بموافقتك، تعتمد على أصحابها.',
          'قد تخلو تقييمات المتسوقين وصورهم من الأوصاف.',
          'لم يختبر المتجرَ أشخاصٌ ذوو إعاقة ولا جهة خارجية.',
        ],
      ],
      [
        'كيف نختبر',
        'نفحص الصفحات بأداة <bdi>axe-core</bdi> في اختبارات آلية، ونستخدمها بلوحة المفاتيح، ونقيس التباين على عرض الهاتف والحاسوب. كُتب هذا البيان في 26 نوفمبر 2026 بناءً على هذه الاختبارات.',
      ],
      [
        'راسلنا',
        `راسلنا على <bdi>${mail}</bdi> إذا تعذر عليك استخدام شيء أو احتجت إلى معلومة بصيغة أخرى. نرد خلال خمسة أيام عمل.`,
      ],
    ],
  },
};
