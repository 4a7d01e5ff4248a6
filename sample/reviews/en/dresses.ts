/** English sentences about dresses and skirts. */

export const dresses = `
# dress / use
= Bought for [a wedding in June|a christening|my daughter's graduation|a friend's sixtieth|a summer wedding in a barn].
= I needed something for [work in hot weather|three days in Sicily|a garden party|the office summer do|speech day].
= I am not a dress person, as anyone will tell you.
= [Four months after having a baby|Back at the office after years at home], I wanted one thing that would just work.
+ I own [four|five|far too many] dresses from this brand and this is the one I [pack first|would save from a fire].
+ Wore it to [a registry office wedding|my nephew's wedding|a lunch with my mother-in-law] and was asked about it [three times|by the bride herself].
# dress fit:true / fit
+ The waist is [where my waist is|in the right place], and there is room for [hips|a proper lunch].
+ Skims the stomach and [does not cling|leaves the rest to the imagination], in my usual {usual}.
+ Fuller bust here, and for once the {usual} [goes round my ribs in comfort|does not pull across the front].
~ It fits, though a [smaller|flatter] chest would fill it better than mine does: [some gaping|it gapes slightly] at the arm.
# dress fit:small / fit
~ Narrow in the ribs: the {usual} [would not go past my bra|pinched], the {size} is comfortable.
+ The {size} instead of my {usual} gives me room at the bust, and [the waist still sits right|nothing else is too big].
# dress fit:large / fit
~ Plenty of fabric round the middle in the {usual}; the {size} shows there is [a waist in there|somebody inside].
+ I went down to the {size} and [kept my waist|the armholes no longer gape].
# dress / make
+ The neckline [sits flat|stays put] when I bend down, and I have [a toddler|a spaniel], so I bend a lot.
+ Hem, armholes, neckline: all [finished by someone with patience|neatly done].
~ I would give a good deal for [a pocket|one pocket].
~ The armholes are a little [deep|tight], depending on your bra.
- The hem was [crooked|coming down] when I unpacked it, and I [am not handy with a needle|do not buy a new dress to sew it].
- Badly [pressed|cut]: the skirt [swings to one side|hangs longer at the back].
# dress / style
+ Flat sandals by day, [earrings and heels|a bit of lipstick] by night, and nobody guessed it was the same dress.
+ I put a [belt|denim jacket|cardigan] over it in April and nothing at all in July.
+ With trainers for [the market|travelling], with heels for dinner.
+ You put on one thing and you are [dressed|done], which on a Monday [is everything|matters to me].
+ I cycle in it, [carefully|no trouble at all], and it [does not catch|behaves].
~ It needs the right [bra|underwear], after which it is lovely.
~ Not one for [windy seafronts|windy days], as I found out in [Whitby|Brighton|Southwold].
- I feel like [a lampshade|my own aunt|a curtain] in it.
# dress-midi / length
+ At {middle} it ends [below the knee|mid-calf], with no [hemming|alterations] and no tripping.
+ I am {short} and expected a [maxi|tent]; it ends at a flattering place on the calf.
+ {tall} here, and it still covers my knees [when I sit down|on the train], thank goodness.
+ A proper below-the-knee length, so [I can wear it to school, where I teach|my knees and I are at peace].
~ I am {short} and had [four|five|six] centimetres taken off the hem.
~ On me, {tall}, it is [only just below the knee|more knee-length than midi].
- At {short} it hits the [widest part of my calf|ankle] and makes me look [as wide as I am high|like a bell].
# dress-midi / make
+ The gathered waist [sits flat|is gathered where it should be], no extra bulk in front.
+ Short sleeves with enough room for [actual arms|my upper arms], which I had almost given up on.
~ The gathers [add a bit of volume|are fuller than in the picture] at the stomach.
~ The sleeves are [a touch tight|narrow] if you lift weights, or [toddlers|suitcases].
- The gathering at the waist is [uneven|all on one side] and puts [inches|pounds] on me.
# dress-maxi / length
+ To the ankle at {tall}, and the tiers [keep it moving|swing when you walk]. I had given up on maxis.
+ I am {middle} and it [clears the floor|just clears the pavement] in flat shoes.
~ At {short} I need [a wedge|four centimetres off] or I sweep the street.
- It drags on the ground at {short}, and hemming it would [cut off the last tier|ruin the tiers].
# dress-maxi / style
+ Swept through [three airports|a heatwave|a hen weekend] in it and felt like a [grown-up|person with a yacht].
+ The tiers hide [a large dinner|everything I want hidden].
~ Sleeveless, so I take a [shawl|jacket] for the evening.
# dress-mini / length
+ Above the knee without [giving anything away|being a worry on the stairs] at {middle}.
~ Rather short on {tall}; I wear it [with tights|over leggings] and feel fine.
- On {tall} it is [a tunic|a long top], not a dress.
# dress-mini / style
+ With [black tights and boots|thick tights] in winter, bare legs in summer, it does both.
+ Danced [until two|all night] in it and never once tugged at the hem.
+ Slight A-line, so it skims the hips and [lets me sit cross-legged|moves].
# dress-slip / make
+ Cut on the bias, so it [pours rather than hangs|follows the body without gripping].
~ Cut on the bias, it shows [every line underneath|any seam of your underwear], so go seamless.
~ The straps [slip|need shortening] on narrow shoulders.
# dress-slip / style
+ With a [chunky jumper|big cardigan] over it on Tuesday, bare shoulders on Saturday.
+ I felt like [somebody else, somebody taller|a nineties film] all evening.
- It clings to [the one place|places] I would rather it did not.
# dress-slip / length
+ Mid-calf at {middle}, [elegant with flats|which suits a low heel].
~ At {tall} it stops [below the knee|higher than in the picture].
# dress-midi linen / use
+ [The hottest wedding of my life|Forty guests, no shade|A marquee at thirty degrees], and I was the only one not complaining about her dress.
+ I lived in it for [ten days in Puglia|a week in Crete|a fortnight in the Dordogne].
= For a [walking holiday|city break] where there is always one good dinner.
= I teach, so summer clothes must be [cool and cover the knee|cool and decent].
# dress-midi linen / care
+ I hang it up damp and pull it straight; [that is my ironing done|nobody has said anything].
~ You must like creases, or own [a steamer|a good iron].
~ It took [two washes|a wash and a warm iron] before it stopped standing away from me like a [bell|tent].
# skirt fit:true / fit
+ The waistband [stays put|does not roll or dig in], sitting or standing, in my {usual}.
+ Flat over the stomach, room at the hips, in a true {usual}.
# skirt fit:small / fit
~ The waistband is the tight part: {usual} would [not close|leave a mark], {size} is fine.
# skirt fit:large / fit
~ The waist is loose; in my {usual} it [turns round as I walk|slid to my hips], so {size} it is.
# skirt / style
+ With a [jumper|roll neck] and boots it sees me through [November|winter].
+ Swings [nicely|beautifully] when I walk, and I find myself walking [more|on purpose].
+ A skirt I can [cycle|drive|run for a bus] in.
+ I have worn it with [trainers|clogs] and with heels, and it minds neither.
~ Tricky with [long tops|flat shoes]; it wants something tucked in.
- It rides [up|round] with every step, and I spend the day turning it back.
# skirt / use
= I needed a work skirt that is not [a pencil skirt|black and boring].
= My old one had been [mended twice|taken in, let out and taken in again].
# skirt-aline / length
+ On the knee at {middle}, as a skirt like this should be.
~ Above my knee at {tall}, so not quite the [school-governor|office] skirt I had in mind.
+ I am {short} and it covers the knee, [which I like|no complaints].
# skirt-aline / make
+ The waistband is [faced and firm|properly stiffened], and the flare begins in the right place.
- The waistband [rolls over|folds in half] as soon as I sit down.
# skirt-pleated / make
+ The pleats are [sharp enough to cut butter|knife-sharp] and come out of the wash that way.
~ The pleats [open over the hips|want a narrow hip], so consider sizing up if you have some.
- After one wash half the pleats were [memories|gone].
# skirt-pleated / length
+ Midi on {middle}, a hand above the ankle, and the pleats [make me look taller|fall straight].
~ At {short} it is nearly a [maxi|full-length skirt] on me.
# skirt satin / style
+ With a plain [grey jumper|white T-shirt] the shine looks [quite accidental|perfect for daytime].
# dress / title
+ The dress I wear to everything
+ Wedding guest, solved
+ Compliments all day
+ Feel like myself in it
+ One dress, whole holiday
+ Flattering, which I don't say lightly
+ Cool in every sense
+ Perfect summer dress
+ I have it in two colours
+ Danced in it
~ Pretty, but mind the length
~ Lovely dress, wrong for me
~ Needs a good iron
~ Almost the one
~ No pockets!
- Not for my shape
- Unflattering
- Looked better on the model
- Curtain fabric
# dress-midi / title
+ Right length at last
+ Midi that is really midi
~ Longer than it looks
~ Shorter than it looks
# skirt / title
+ Swishy
+ The skirt I was looking for
+ From desk to dinner
~ Waistband could be softer
- Turns as you walk
# linen garment / title
+ Proper linen
+ Linen that breathes
+ Cool when it is hot
# linen garment !d:creaseResistant / title
~ Creases, of course
~ Iron at the ready
`;
