/** English sentences about bags, belts, scarves, jewellery and sunglasses. */

export const accessories = `
# bag-tote / style
+ Swallows a laptop, [gym shoes|lunch] and a [library book|jumper] and still looks civilised.
+ The handles are long enough to go over a [winter coat|thick coat].
+ I use it for work, for the [market|swimming pool] and as [hand luggage|a cabin bag].
~ Open at the top, so [I keep my purse in a zipped pouch|not for crowded trains].
~ Everything ends up in [one dark heap|a heap at the bottom]; you will want an inner pouch.
- The handles [slip off my shoulder|will not stay on my shoulder], whichever coat I wear.
# bag-top-handle / style
+ Structured enough to stand by itself on [a café table|a restaurant floor].
+ The clasp closes with a [proper click|satisfying snap], and the flap lies flat.
+ I carry it to [weddings|meetings] and it makes the rest of my outfit look planned.
~ Holds [phone, keys, lipstick, and that's it|less than you think]: I had to buy a smaller purse.
- The clasp needs [two hands and patience|a knack], which is no fun at a till.
# bag-crossbody / style
+ Small, but phone, keys, cards and a [paperback|small umbrella] go in.
+ The strap is long enough for {tall} and shortens enough for [my daughter|{short}].
+ Both hands free for [the pram|two dogs|a coffee and a map], which was the whole point.
+ The zip [runs round the corners without catching|has never once caught].
~ My phone only goes in [diagonally|without its case].
- The zip [jams at the corner|sticks] every time.
# bag / make
+ [Even|Tight, even] stitching and painted edges; nothing has [frayed|come loose].
+L Carried daily for [eight months|over a year] and no sign of wear at the corners.
~ I would like [one more|an] inside pocket.
~ The hardware is [a bit lighter|shinier] than in the picture.
- The strap [came unstitched|pulled out of its seam] after [five weeks|two months].
- Scuffed at the corners [after one trip|within a fortnight].
# bag,belt leather / fabric
+ It smells of [real leather|a saddler's], and the leather has [body|some weight to it].
+L The leather has already [darkened|taken on a shine] where I hold it, and it gets better.
~ Stiff to start with; it took [two weeks|a month] to soften.
- The leather [marks if you look at it|scratches at a touch].
# bag,belt suede / fabric
+ The suede is [velvety|thick and soft], and one stroke of the hand tidies it.
~ Suede and [rain|drizzle] do not mix: keep it for dry days.
- The colour [came off on my coat|rubbed off on pale trousers].
# bag canvas / fabric
+ The canvas is thick and [stands up by itself|does not sag with a laptop in it].
~ It shows [every mark|coffee], in {colour} at least, and I only dare wipe it.
# bag recycled-nylon / fabric
+ Weighs next to nothing, and [dries quickly|drizzle beads off it] when I get caught out.
~ It is nylon and rustles like nylon, [softly|a little].
# bag,belt d:grained / fabric
+ The grain hides [key scratches|the wear] very well.
# bag coloured / colour
+ The {colour} goes with [brown and black alike|all my coats], which was what I hoped.
+ A [warm|rich] {colour}, closer to the product pictures than I dared to expect.
~ {colour} is [a tone lighter|darker] than it looks online.
# bag / use
= After years of [rucksacks|plastic tote bags] I wanted a grown-up bag.
= It replaces a bag that cost three times as much and [whose lining dissolved|lost its handle].
+ A present to myself for [my fortieth|passing my driving test|the new job].
# belt / make
+ The buckle is solid, the holes are [cleanly punched|where I need them].
+ Stays flat, [does not curl|has not twisted] like my last one.
~ I had to [punch another hole|have a hole added] in the {size}.
~ The loop is [tight|stiff] when the end goes through twice.
- The finish at the edges is [peeling|cracking] after [two months|ten weeks].
# belt / style
+ Goes with [jeans and with my one suit|three pairs of trousers and a dress].
+ It makes an old [coat|dress] look as if I had bought it this year.
# belt / fit
+ The {size} closes on the [middle|third] hole, so there is room [both ways|for winter].
~ Sizes are for hips rather than waist, I think: my {size} is [rather long|on the last hole].
- Too short for [belt loops at hip height|my husband], despite the size guide.
# scarf / style
+ Long enough to go round twice and still [tuck in|hang to the waist].
+ I use it as a [blanket on trains|pillow on planes] as well.
+ Warm without that strangled feeling, [even on a bike|on windy platforms].
+ It has been round [every neck in the house|my neck, my son's and, briefly, the dog's].
~ It's big. On {short} it looks like [a duvet with a head|I am wearing the bed].
~ It moults [a bit|a little] onto dark coats, for the first week.
- It sheds. My [navy coat|black coat] looks as if I kept [goats|cats].
# scarf / make
+ The fringe is [twisted, not just cut|neatly knotted], and none of it has come loose.
- The fringe [unravelled|came undone] in the first wind.
# scarf / use
= My mother [is always cold|lives in Aberdeen], hence this.
= Bought with the [first frost|first gale] of October.
# scarf lambswool,merino,wool-blend / fabric
+ Soft right up to the chin, and I am [the princess and the pea|hard to please] with wool.
~ Slightly [ticklish|itchy] under the chin for the first hour.
- It [itches|prickles]. I wear it over a collar or not at all.
# scarf lambswool,merino,wool-blend / care
+ Hand-washed once, dried flat, [still as soft|no change].
~ Picks up [leaves|lint] and has to be shaken out.
# scarf coloured / colour
+ The {colour} does something for a [tired|pale] face in February.
~ {colour} turned out [brighter|darker] than I wanted.
# jewel / fabric
+L Worn daily for [half a year|seven months], off for the shower as the card says, and the colour has not changed.
+ Feels solid for its size, [not tinny|with a pleasant weight].
~ Comes with a cloth, and [needs it|you will use it].
# jewel gold-plated / fabric
+ Looks like my grandmother's [real gold|good gold], and I have held them side by side.
- The gold has [worn through|gone patchy] at the edge in [three|four] months.
- Turned [coppery|dull] within weeks, though I take care of it.
# jewel recycled-silver / fabric
+ Real silver, and recycled at that, [which settled it for me|which mattered to me].
~ It [tarnishes|darkens] a little in our sea air; the cloth brings it back.
# jewel d:hammered / make
+ The hammer marks catch [candlelight|the light] differently on every side.
# earrings / make
+ Light enough to [forget|sleep in], and my lobes are [easily offended|fussy].
+ No itching, [no green ears|no red ears], and mine usually protest at once.
~ The pins are [a little short|rather thin] for thick lobes.
- One pin [bent|broke] within a week.
- My ears [itched|were red] by the evening.
# earrings-hoop / style
+ The right size: [noticed, but not mentioned|I can still hold a phone to my ear].
+ With my hair up they make [a T-shirt|a grey jumper] look intentional.
~ Bigger on the ear than in the picture.
# earrings-stud / style
+ Small, round, done: I [have not taken them out since|wear them to bed].
+ They look [delicate without being twee|right with my glasses].
~ Tinier than I had pictured; measure first.
- I lost one of the backs [the first day|down the sink] and spares are not sold.
# necklace-pendant / style
+ The disc lies flat at the collarbone and [does not flip over|stays the right way round].
+ I layer it with a [longer chain|chain I inherited], and they don't tangle.
+ A christening present, worn [every day since|by a very proud godmother].
~ The chain is fine and [knots itself|tangles] if you so much as look away.
- The clasp is so small that I need [my daughter|glasses and a mirror].
- The chain [snapped|gave way] putting on a jumper.
# bangle / style
+ Open at the back, so it goes on [over a broad hand|without soap].
+ I wear it next to my watch and it [does not scratch|behaves].
~ It clanks on the [keyboard|desk] when I type.
- Too wide for a thin wrist: it [slides to my elbow|spins].
# bangle steel / fabric
+ Steel, so I [garden|cook] in it and it shows nothing.
# jewel / use
= A present from my [husband|daughters], who [must have had help|have good taste].
= I needed something small for [a job interview|my sister's wedding].
+ Ordered one for my [best friend|bridesmaids] and kept thinking about it, so now I have my own.
# jewel !preloved / title
+ Simple and beautiful
+ Never take it off
+ Delicate but solid
~ Pretty, a bit small
- Tarnished quickly
# shades / fabric
+ The acetate is thick and [polished like a pebble|smooth to the touch].
+ Hinges with a firm, [even|reassuring] movement, no wobble.
~ A little heavy on the nose by the [evening|end of a long drive].
- A hinge [came loose|needed tightening] in the second week.
# shades / style
+ They stay on when I [look down|row|pick up the children], and leave no dents.
+ For once a pair that doesn't make my [small|wide|long] face look [smaller|wider|longer].
+ I look like I have [a driver|somewhere to be].
~ Slightly wide for a narrow face, so they [slip|slide] in the heat.
- They press behind the ears, and after an hour I have [a headache|had enough].
# shades d:polarised / make
+ Polarised for real: the glare off [the water|wet roads] is simply gone.
~ With polarised lenses I can't read my [dashboard|phone] unless I tilt my head; that is physics.
# shades d:graduated / make
+ I can read [the menu|a paperback] in the sun through the lighter part of the lens.
# shades d:tinted / make
+ Dark enough for [snow|the beach], and the colours stay natural.
# shades / use
= My last pair is at the bottom of [Lake Garda|the Solent].
= Bought for [driving into the evening sun|a sailing trip|the cricket].
# shades coloured / colour
+ {colour} looks lively in the sun and [serious|almost black] indoors.
~ The {colour} is [more see-through|lighter] than I had expected.
# shades / title
+ Glare gone
+ Suits my face, at last
+ Solid hinges
~ A bit wide
- Slide down my nose
# bag-tote / title
+ Everything fits
# bag / title
+ The grown-up bag
+ My daily bag now
+ Looks twice the price
~ Lovely but small
~ One more pocket, please
- Strap gave way
# scarf / title
+ Huge and warm
+ Soft, no itch
~ Sheds at first
- Itchy
# belt / title
+ Plain, solid, good
+ The only belt I need
~ One hole short
- Cracked
`;
